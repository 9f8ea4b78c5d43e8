// What our modules use of signals, as types; ours.
export interface Computed<T> {
  readonly value: T;
  peek(): T;
}
export interface Signal<T> extends Computed<T> {
  value: T;
}
export function signal<T>(first: T): Signal<T>;
export function computed<T>(made: () => T): Computed<T>;
export function effect(act: () => void | (() => void)): () => void;
export function batch<T>(act: () => T): T;
