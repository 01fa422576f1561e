import type { Hex } from '@swatchwork/color';

import type { Family, RoleName, StatusFamily, ThemeMode } from './names.ts';
import type { SeparationVision } from './pair.ts';

/** What was decided or moved, and why: data, of which `describeNote` makes words. */
export type Note =
  /** The brand color lies outside sRGB: `hex` is the nearest color inside. */
  | {
      readonly code: 'brand-mapped';
      readonly family: Family;
      readonly input: string;
      readonly hex: Hex;
      /** ΔE_OK between them. */
      readonly distance: number;
    }
  /** The color of the page lies outside sRGB: `hex`, of which the contrasts are proven, is the page. */
  | {
      readonly code: 'ground-mapped';
      readonly mode: ThemeMode;
      readonly input: string;
      readonly hex: Hex;
      /** ΔE_OK between them. */
      readonly distance: number;
    }
  /** Two brand colors are alike. */
  | {
      readonly code: 'brands-alike';
      readonly family: Family;
      readonly other: Family;
      /** ΔE_OK, 0 for equal colors. */
      readonly distance: number;
    }
  /** The brand color (or seed) does not serve a role in a mode: `hex` does. */
  | {
      readonly code: 'brand-cannot-serve';
      readonly mode: ThemeMode;
      readonly family: Family;
      readonly role: RoleName;
      readonly brand: Hex;
      /** The color that serves. */
      readonly hex: Hex;
      /** The role on or under which the brand color fails first. */
      readonly against: RoleName;
      /** The contrast that the brand color would have there. */
      readonly ratio: number;
      readonly minimum: number;
    }
  /** The brand color (or seed) is hardly seen on a ground: `hex` is the solid there, which may be it. */
  | {
      readonly code: 'brand-hides';
      readonly mode: ThemeMode;
      readonly family: Family;
      readonly role: RoleName;
      readonly brand: Hex;
      readonly hex: Hex;
      readonly against: RoleName;
      readonly ratio: number;
      readonly minimum: number;
    }
  /** Words on the solid are dark: white has the contrast of large text only. */
  | {
      readonly code: 'dark-words';
      readonly mode: ThemeMode;
      readonly family: Family;
      readonly role: RoleName;
      readonly hex: Hex;
      /** White's, and what words need. */
      readonly ratio: number;
      readonly minimum: number;
    }
  /** A status color cannot be told from a brand color at a glance. */
  | {
      readonly code: 'status-near-brand';
      readonly mode: ThemeMode;
      readonly status: StatusFamily;
      readonly family: Family;
      /** Of the primary brand color the one in which they are nearest. */
      readonly vision: SeparationVision;
      /** ΔE_OK in that vision. */
      readonly distance: number;
    }
  /** A color was asked for a role and stands there as it is. */
  | {
      readonly code: 'role-overridden';
      readonly mode: ThemeMode;
      readonly role: RoleName;
      readonly hex: Hex;
      /** How many declared pairs fail by it. */
      readonly breaks: number;
    };

export type NoteCode = Note['code'];
