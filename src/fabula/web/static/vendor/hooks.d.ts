// What our modules use of preact’s hooks, as types; ours.
type Change<T> = T | ((before: T) => T);
export function useState<T>(first: T | (() => T)): [T, (next: Change<T>) => void];
export function useEffect(effect: () => void | (() => void), on?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), on?: readonly unknown[]): void;
export function useMemo<T>(made: () => T, on: readonly unknown[]): T;
export function useRef<T>(first: T): { current: T };
export function useRef<T>(first: T | null): { current: T | null };
