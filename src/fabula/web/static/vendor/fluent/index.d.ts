// What our modules use of @fluent/bundle, as types; ours.
type Value = string | number | Date | null | undefined;
/** What stands under an id, to be formatted. */
export interface Pattern {
  readonly pattern: unique symbol;
}
export interface Message {
  readonly id: string;
  readonly value: Pattern | null;
  readonly attributes: Readonly<Record<string, Pattern>>;
}
export class FluentResource {
  constructor(text: string);
}
export class FluentBundle {
  constructor(locales: string | string[], more?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): Message | undefined;
  hasMessage(id: string): boolean;
  formatPattern(pattern: Pattern, args?: Record<string, Value> | null, errors?: Error[] | null): string;
}
