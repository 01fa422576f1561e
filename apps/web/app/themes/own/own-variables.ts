import { parseColor, toOklch } from '@swatchwork/color';
import type { ReadPair } from '@swatchwork/formats/repair';

import type { DesignGround } from '../variable-theme.ts';

/** What stands on one background of a theme. */
type Place = readonly ReadPair[];

const PAGE = /(?:^|[-.])(?:body|page|canvas|background|bg|base(?:-100)?|ground)(?:[-.]|$)/i;
const SURFACE = /surface|card|muted|secondary|raised|subtle/i;
const BRAND = /primary|brand|accent|btn|button/i;

/** OKLCH chroma from which a background counts as colored. */
const COLORED = 0.06;

/** Parts of the landscape, and how much of the primary color is in each: far things are paler. */
const LANDSCAPE = Object.entries({
  sky: 12,
  sun: 4,
  farthest: 24,
  far: 38,
  middle: 55,
  near: 75,
  nearest: 100,
  pale: 8,
});

/**
 * The colors of a design (`VARIABLE_THEME`) from the pairs of a theme of a user, before and after its repair.
 *
 * The page is the background that most is written on, and that is called one.
 *
 * @returns Undefined without one.
 */
export function ownVariables(pairs: readonly ReadPair[], context: string) {
  const seen = pairs.filter(({ contexts, kind }) => contexts[context] && kind !== 'non-text');
  const rank = ([pair]: Place) =>
    colorIn(pair!.contexts[context]!.background) + (BRAND.test(pair!.background) ? 1 : 0);
  const called = (name: RegExp) => (place: Place) => name.test(place[0]!.background);
  const weight = (place: Place) => place.length * (called(PAGE)(place) ? 2 : 1);
  const places: Place[] = [...Map.groupBy(seen, ({ background }) => background).values()].sort(
    (one, two) => weight(two) - weight(one),
  );
  const [page] = places;
  if (!page || weight(page) < 2) return undefined;
  const others = places.filter((place) => place !== page);
  const solids = others.filter(rank).sort((one, two) => rank(two) - rank(one));
  const plain = others.filter((place) => !rank(place));
  const surface = plain.find(called(SURFACE)) ?? plain[0] ?? page;
  const [primary = surface, secondary = primary, accent = secondary] = solids;
  const stands = { page, surface, primary, secondary, accent, bar: surface };
  return { before: paint(stands, context, false), after: paint(stands, context, true) };
}

/** The chroma of a color that is none of the grays. */
function colorIn(hex: string): number {
  const { c } = toOklch(parseColor(hex)!.color);
  return c >= COLORED ? c : 0;
}

function paint(stands: Record<DesignGround, Place>, context: string, isRepaired: boolean) {
  const found: Record<string, string> = {};
  const colorsOf = ({ contexts: { [context]: judged } }: ReadPair) =>
    isRepaired ? judged!.repaired : judged!;
  for (const [ground, place] of Object.entries(stands)) {
    // Which text is which depends on the theme as it was, so that both pictures show the same.
    const rank = ({ contexts: { [context]: judged } }: ReadPair) =>
      judged!.ratio - (colorIn(judged!.foreground) > 0 ? 21 : 0);
    const [text, ...rest] = place.toSorted((one, two) => rank(two) - rank(one));
    const called = (name: RegExp) => rest.find(({ foreground }) => name.test(foreground)) ?? text!;
    found[`--design-${ground}`] = colorsOf(text!).background;
    found[`--design-on-${ground}-text`] = colorsOf(text!).foreground;
    found[`--design-on-${ground}-soft`] = colorsOf(called(/muted|soft|secondary/i)).foreground;
    found[`--design-on-${ground}-strong`] = colorsOf(called(/link|primary|brand/i)).foreground;
  }
  const [page, hill] = [found['--design-page'], found['--design-primary']];
  for (const [part, share] of LANDSCAPE) {
    found[`--design-scene-${part}`] = `color-mix(in oklab, ${hill} ${share}%, ${page})`;
  }
  for (const [i, ground] of ['primary', 'secondary', 'accent', 'surface'].entries()) {
    found[`--design-series-${i + 1}`] = found[`--design-${ground}`]!;
  }
  return found;
}
