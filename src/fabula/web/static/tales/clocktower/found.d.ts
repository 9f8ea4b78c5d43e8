// What the server says of a script that was brought, or of one in the workshop.
import type { Args, More } from "../../base/choices.js";

/** A role of a script's author. */
export interface OwnRole {
  id: string;
  name: string;
  kind: string;
  ability?: string;
  first_reminder?: string;
  other_reminder?: string;
  like?: string;
}

/** Something that was not understood. */
export interface Problem {
  code: string;
  args: Args;
}

/** What was understood. */
export interface Found {
  name?: string;
  author?: string;
  kinds: Record<string, string>;
  roles: string[];
  named: string[];
  homebrew: OwnRole[];
  travellers: string[];
  fabled: string[];
  problems: Problem[];
  jinxes: string[][];
  led_jinxes: string[][];
  rules?: string[];
  own_jinxes?: string[][];
  rulings?: string[];
  first_night_sheet: string[];
  other_nights_sheet: string[];
  choose: { roles: string[]; more?: More };
}

/** The same, or why nothing could be read. */
export type Brought =
  Found | ({ problems: Problem[] } & { [Key in Exclude<keyof Found, "problems">]?: undefined });

/** What a script lacks for a table of so many. */
export interface Weighed extends Found {
  file: string;
  size: string;
  sizes: Record<string, { seats: number[]; lacks: Problem[]; usual: Record<string, number> }>;
  suggested: string[];
}
