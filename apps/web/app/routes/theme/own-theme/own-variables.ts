import { parseColor, toOklch } from '@swatchwork/color';
import type { ReadPair } from '@swatchwork/formats/repair';

import type { DesignGround, DesignVariable } from '../preview/variable-theme.ts';

/** A background of the theme and what is written on it, in one mode. */
interface Place {
  readonly name: string;
  readonly pairs: readonly ReadPair[];
  readonly chroma: number;
}

type State = 'before' | 'after';

const PAGE = /(?:^|[-.])(?:body|page|canvas|background|bg|base(?:-100)?|ground)(?:[-.]|$)/i;
const SURFACE = /surface|card|muted|secondary|raised|subtle/i;
const BRAND = /primary|brand|accent|btn|button/i;

/** OKLCH chroma from which a background counts as colored. */
const COLORED = 0.06;

/**
 * The colors of a design (`VARIABLE_THEME`) from the pairs of a theme of a user, so far as it has them.
 *
 * @returns Undefined without a background that is known to be that of the page.
 */
export function ownVariables(
  pairs: readonly ReadPair[],
  context: string,
): Record<State, Record<string, string>> | undefined {
  const seen = pairs.filter(({ contexts, kind }) => contexts[context] && kind !== 'non-text');
  const places = [...Map.groupBy(seen, ({ background }) => background)].map(
    ([name, own]): Place => ({ name, pairs: own, chroma: chromaOf(own[0]!, context) }),
  );
  const most = (list: readonly Place[]) =>
    list.toSorted((one, two) => two.pairs.length - one.pairs.length)[0];
  const page = most(places.filter(({ name }) => PAGE.test(name)));
  if (!page) return undefined;
  const others = places.filter((one) => one !== page);
  const solids = others
    .filter(({ chroma, name }) => chroma >= COLORED || BRAND.test(name))
    .toSorted((one, two) => rankOf(two) - rankOf(one));
  const plain = others.filter((one) => !solids.includes(one));
  const surface = most(plain.filter(({ name }) => SURFACE.test(name))) ?? most(plain) ?? page;
  const [primary = surface, secondary = primary, accent = secondary] = solids;
  const stands: Record<DesignGround, Place> = {
    page,
    surface,
    primary,
    secondary,
    accent,
    bar: surface,
  };
  return { before: paint(stands, context, 'before'), after: paint(stands, context, 'after') };
}

const rankOf = ({ name, chroma }: Place): number => (BRAND.test(name) ? 1 : 0) + chroma;

const chromaOf = (pair: ReadPair, context: string): number =>
  toOklch(parseColor(pair.contexts[context]!.background)!.color).c;

function paint(stands: Record<DesignGround, Place>, context: string, state: State) {
  const found: Record<string, string> = {};
  const set = (name: DesignVariable, color: string) => {
    found[`--design-${name}`] = color;
  };
  const colorsOf = (pair: ReadPair) => {
    const judged = pair.contexts[context]!;
    return state === 'before' ? judged : judged.repaired;
  };
  for (const [ground, { pairs }] of Object.entries(stands) as [DesignGround, Place][]) {
    // Which text is which depends on the theme as it was, so that both pictures show the same.
    const inks = pairs.toSorted(
      (one, two) => two.contexts[context]!.ratio - one.contexts[context]!.ratio,
    );
    const strong = inks.find(({ foreground }) => /link|primary|brand|accent/i.test(foreground));
    const soft = inks.find(({ foreground }) => /muted|soft|secondary|subtle/i.test(foreground));
    set(ground, colorsOf(inks[0]!).background);
    set(`on-${ground}-text`, colorsOf(inks[0]!).foreground);
    set(`on-${ground}-soft`, colorsOf(soft ?? inks[0]!).foreground);
    set(`on-${ground}-strong`, colorsOf(strong ?? inks[0]!).foreground);
  }
  const [page, hill] = [found['--design-page'], found['--design-primary']];
  const mix = (share: number) => `color-mix(in oklab, ${hill} ${share}%, ${page})`;
  for (const [name, share] of Object.entries(LANDSCAPE)) {
    set(name as DesignVariable, mix(share));
  }
  for (const [i, ground] of (['primary', 'secondary', 'accent', 'surface'] as const).entries()) {
    set(`series-${i + 1}` as DesignVariable, found[`--design-${ground}`]!);
  }
  return found;
}

/** How much of the primary color is in each part: far things are paler. */
const LANDSCAPE = {
  'scene-sky': 12,
  'scene-sun': 4,
  'scene-farthest': 24,
  'scene-far': 38,
  'scene-middle': 55,
  'scene-near': 75,
  'scene-nearest': 100,
  'scene-pale': 8,
} as const;
