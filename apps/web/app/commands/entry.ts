import type { CssColor, Hex } from '@swatchwork/color';

/** A line of the command palette. */
export type Entry = {
  /** Unique in the list. */
  id: string;
  title: string;
  /** Further words that find it. */
  words?: string;
  /** What it is, after the title. */
  detail?: string;
  /** Shown before the title. */
  colors?: readonly (Hex | CssColor)[];
} & (
  | {
      /** An absolute path of this site. */
      to: string;
    }
  | { act: () => void }
);

/** Lines under a heading. */
export type Group = { title: string; entries: readonly Entry[] };
