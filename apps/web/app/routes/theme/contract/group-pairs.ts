import {
  type Family,
  type PairResult,
  type RoleName,
  THEME_MODES,
  type Theme,
} from '@swatchwork/theme';

/** The pairs of one family: those with a role of its own; of the neutral, those without any other. */
export interface PairGroup {
  readonly family: Family;
  readonly pairs: readonly PairResult[];
  /** Number of pairs that fail in at least one mode. */
  readonly failing: number;
}

export function groupPairs(theme: Theme): PairGroup[] {
  const families = (Object.keys(theme.scales) as Family[]).filter((one) => one !== 'neutral');
  const familyOf = (role: RoleName) => families.find((family) => role.startsWith(`${family}-`));
  const groups = new Map<Family, PairResult[]>([
    ['neutral', []],
    ...families.map((family): [Family, PairResult[]] => [family, []]),
  ]);
  for (const pair of theme.pairs) {
    const family = familyOf(pair.background) ?? familyOf(pair.foreground) ?? 'neutral';
    groups.get(family)!.push(pair);
  }
  return [...groups].map(([family, pairs]) => ({
    family,
    pairs,
    failing: pairs.filter(isFailing).length,
  }));
}

export const isFailing = ({ modes }: PairResult): boolean =>
  THEME_MODES.some((mode) => !modes[mode].passes);

/** The least ratio of some pairs by what they need: how far the tightest is above its minimum. */
export const tightest = (pairs: readonly PairResult[]): PairResult | undefined =>
  pairs.toSorted((a, b) => headroom(a) - headroom(b))[0];

const headroom = ({ modes }: PairResult): number =>
  Math.min(...THEME_MODES.map((mode) => modes[mode].ratio / modes[mode].minimum));
