import { fixContrast } from '../contrast/auto-fix.ts';
import { contrastRatio } from '../contrast/wcag.ts';
import { deltaEOK } from '../difference.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { relative } from './relative.ts';

/** What a color does in a design, from the background of the page to the text on it. */
export const COLOR_ROLES = ['page', 'surface', 'primary', 'secondary', 'accent', 'text'] as const;

export type ColorRole = (typeof COLOR_ROLES)[number];

/** A color for each role, all 8-bit. */
export type Roles = Readonly<Record<ColorRole, Srgb>>;

export interface RoleOptions {
  /** Light text on a dark page. */
  readonly dark?: boolean;
  /** Roles that the user has decided; the others are chosen to suit them. */
  readonly chosen?: Partial<Roles>;
}

/** The lightness of page and text in OKLCH when no color of the palette suits them. */
const LIGHT = { page: { l: 0.97, c: 0.012 }, text: { l: 0.25, c: 0.05 }, raised: 0.03 };
const DARK = { page: { l: 0.18, c: 0.025 }, text: { l: 0.96, c: 0.015 }, raised: 0.06 };

/** The least lightness of a light page, and the greatest of a dark one. */
const LIGHT_PAGE = 0.9;
const DARK_PAGE = 0.3;

/** OKLCH chroma above which a page of this color tires the eye; deep colors may have more. */
const CALM = 0.06;
const CALM_DARK = 0.1;

/** The same for areas that appear in many places of the page. */
const CALM_SURFACE = 0.03;

/** Contrast at which a color of the palette serves for long reading. */
const COMFORTABLE = 7;

/** ΔE_OK under which two areas cannot be told apart at a glance. */
const DISTINCT = 0.06;

/**
 * Gives the colors of a palette their roles by lightness, chroma and distance from each other: the
 * lightest calm color is the page, the darkest the text (the reverse in a dark design), the
 * strongest of the rest the primary color. A role that no color suits gets a tint or shade of a
 * near one, so that this works for one color and for five equal grays.
 *
 * Text has a contrast of at least 4.5 with the page, unless the user chose its color; `readOn`
 * gives colors that can be read on any background.
 *
 * @param colors One or more 8-bit colors.
 * @throws {RangeError} If there is no color.
 */
export function assignRoles(
  colors: readonly Srgb[],
  { dark = false, chosen = {} }: RoleOptions = {},
): Roles {
  if (colors.length === 0) throw new RangeError('a palette needs at least one color; got 0');
  const made = dark ? DARK : LIGHT;
  const fromPageToText = colors.toSorted((a, b) => (toOklch(b).l - toOklch(a).l) * (dark ? -1 : 1));
  const taken = new Set(Object.values(chosen));
  const free = () => fromPageToText.filter((color) => !taken.has(color));
  const take = (color: Srgb | undefined) => {
    if (color) taken.add(color);
    return color;
  };

  const page =
    chosen.page ??
    take(free().find((color) => isPage(color, dark))) ??
    relative(mostColorful(fromPageToText), made.page);
  const text =
    chosen.text ??
    take(free().findLast((color) => contrastRatio(color, page) >= COMFORTABLE && isDeep(color))) ??
    fixContrast(relative(mostColorful(fromPageToText), made.text), page).color;
  const surface =
    chosen.surface ??
    (free().length > 3 ? take(free().find((color) => isSurface(color, page))) : undefined) ??
    raise(page, made.raised);

  const strong = free().filter((color) => deltaEOK(color, page) >= DISTINCT);
  const apartFrom = (others: readonly Srgb[]) => {
    const found = highest(strong, (color) => distance(color, others));
    return found && distance(found, others) >= DISTINCT ? found : undefined;
  };
  const primary =
    chosen.primary ?? highest(strong, (color) => toOklch(color).c) ?? midway(page, text);
  const secondary = chosen.secondary ?? apartFrom([primary]) ?? step(primary, [page, primary]);
  const accent =
    chosen.accent ?? apartFrom([primary, secondary]) ?? step(primary, [page, primary, secondary]);
  return { page, surface, primary, secondary, accent, text };
}

function isPage(color: Srgb, dark: boolean): boolean {
  const { l, c } = toOklch(color);
  return dark ? l <= DARK_PAGE && c <= CALM_DARK : l >= LIGHT_PAGE && c <= CALM;
}

/** Whether a color is near enough to the page to belong to it, and still visibly different. */
function isSurface(color: Srgb, page: Srgb): boolean {
  const [one, other] = [toOklch(color), toOklch(page)];
  return (
    one.c <= CALM_SURFACE && Math.abs(one.l - other.l) <= 0.1 && deltaEOK(color, page) >= 0.012
  );
}

/** Whether a color suits text better than a signal: strong middle tones do not. */
function isDeep(color: Srgb): boolean {
  const { l, c } = toOklch(color);
  return l <= 0.42 || c <= CALM;
}

/** The page's color, a little lighter; darker where it is as light as can be. */
function raise(page: Srgb, amount: number): Srgb {
  const { l, c } = toOklch(page);
  return relative(page, { l: l > 0.98 ? l - amount : Math.min(0.995, l + amount), c: c / 2 });
}

const distance = (color: Srgb, others: readonly Srgb[]): number =>
  Math.min(...others.map((other) => deltaEOK(color, other)));

const mostColorful = (colors: readonly Srgb[]): Srgb =>
  highest(colors, (color) => toOklch(color).c) ?? colors[0]!;

function highest(colors: readonly Srgb[], value: (color: Srgb) => number): Srgb | undefined {
  return colors.reduce<Srgb | undefined>(
    (best, color) => (best === undefined || value(color) > value(best) ? color : best),
    undefined,
  );
}

/** A color of the text's hue half way to the page. */
function midway(page: Srgb, text: Srgb): Srgb {
  const { c } = toOklch(text);
  return relative(text, { l: (toOklch(page).l + toOklch(text).l) / 2, c });
}

/** Lightnesses at which a tint or shade is searched. */
const STEPS = [0.3, 0.42, 0.54, 0.66, 0.78];

/** The tint or shade of a color that is farthest from the others. */
function step(color: Srgb, others: readonly Srgb[]): Srgb {
  const { c } = toOklch(color);
  const candidates = STEPS.map((l) => relative(color, { l, c }));
  return highest(candidates, (candidate) => distance(candidate, others))!;
}
