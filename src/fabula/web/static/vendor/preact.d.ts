// What our modules use of preact, as types; ours.
export type Child = VNode | string | number | bigint | boolean | null | undefined | readonly Child[];
export interface VNode {
  readonly type: unknown;
  readonly props: unknown;
  readonly key: unknown;
}
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function render(what: Child, where: Element): void;
