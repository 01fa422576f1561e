import type { Hex } from '@swatchwork/color';
import type { PairKind } from '@swatchwork/theme';

/** What people say of a report. */
export interface ReportHead {
  readonly title: string;
  /** What was audited, in their words. */
  readonly scope?: string | undefined;
  readonly author?: string | undefined;
  /** Such as `2026-11-28`. */
  readonly date: string;
}

/** A pair as it is seen, `#RRGGBB`. */
export interface Look {
  readonly text: Hex;
  readonly background: Hex;
  /** WCAG contrast ratio, 1–21, not rounded. */
  readonly ratio: number;
  readonly passes: boolean;
}

/** A pair in the modes in which it looks the same. */
export interface ReportRow {
  /** Names of tokens, or what a rule paints with, such as `.button color`. */
  readonly text: string;
  readonly background: string;
  readonly modes: readonly string[];
  readonly criterion: Criterion | undefined;
  /** Least ratio, 1–21. */
  readonly minimum: number;
  readonly before: Look;
  /** With the chosen changes; absent where nobody looked. */
  readonly after?: Look | undefined;
  /** Where the text's color is written, else the background's, such as `theme.css:12`. */
  readonly place?: string | undefined;
}

/** Another value in a file. */
export interface ReportChange {
  readonly place: string;
  readonly token: string;
  readonly modes: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** A check of contrast, as it is handed to others. */
export interface ContrastReport extends ReportHead {
  /** The verdict in a sentence or two. */
  readonly summary: string;
  readonly files: readonly string[];
  readonly modes: readonly string[];
  /** Such as `24 of 915 colors checked in 6 modes`. */
  readonly coverage: string;
  readonly rows: readonly ReportRow[];
  readonly changes: readonly ReportChange[];
  /** What must not change. */
  readonly held: readonly string[];
  /** What was not read or not checked, in sentences. */
  readonly unread: readonly string[];
}

/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly id: '1.4.3' | '1.4.6' | '1.4.11';
  readonly name: string;
  readonly level: 'AA' | 'AAA';
  readonly asks: string;
  readonly url: string;
}

const criterion = (
  id: Criterion['id'],
  name: string,
  level: Criterion['level'],
  asks: string,
): Criterion => ({
  id,
  name,
  level,
  asks,
  url: `https://www.w3.org/TR/WCAG22/#${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
});

export const CRITERIA = {
  text: criterion('1.4.3', 'Contrast (Minimum)', 'AA', '4.5:1 for text, 3:1 for large text'),
  enhanced: criterion('1.4.6', 'Contrast (Enhanced)', 'AAA', '7:1 for text, 4.5:1 for large text'),
  nonText: criterion(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    '3:1 for icons, borders of fields and focus rings',
  ),
} as const;

/** The criterion that asks for a minimum; none for inactive controls, of which WCAG asks nothing. */
export function criterionOf(kind: PairKind | undefined, minimum: number): Criterion | undefined {
  if (kind === 'inactive') return undefined;
  if (kind === 'non-text') return CRITERIA.nonText;
  const isEnhanced = minimum >= (kind === 'large-text' ? 4.5 : 7);
  return isEnhanced ? CRITERIA.enhanced : CRITERIA.text;
}

/** Such as `theme.css:12`. */
export const placeText = ({ file, line }: { readonly file: string; readonly line: number }) =>
  `${file}:${line}`;
