import { type AlphaColor, deltaEOK, FLARE, relativeLuminance, toOklch } from '@swatchwork/color';

/** What a color paints. */
export type Part =
  /** The page, and what is known to be a plain background of it. */
  | 'ground'
  /** Other backgrounds without much color, such as muted areas. */
  | 'surface'
  /** Buttons and badges, and backgrounds that are drawn on others as well. */
  | 'solid'
  /** Texts and lines. */
  | 'ink';

/** What is seen on what, by places of paints. */
interface Layers {
  readonly foreground: number;
  readonly background: number;
  readonly beneath: readonly number[];
}

/** How much a part shows of what a page looks like. */
const WEIGHTS: Readonly<Record<Part, number>> = { ground: 32, surface: 24, solid: 10, ink: 1 };

/** What a change costs however small it is: about a just noticeable ΔE_OK. */
export const CHANGE = 0.02;

/** OKLCH chroma below which a background is a surface. */
const GRAY = 0.06;

/** How far the OKLCH lightness of a ground or surface may move, and in ΔE_OK a solid. */
const NEAR = { ground: 0.05, solid: 0.2 } as const;

/** Relative luminance beside which black and white have the same WCAG contrast. */
const MIDDLE = Math.sqrt((1 + FLARE) * FLARE) - FLARE;

/**
 * What the color of a place paints, by the demands on it.
 *
 * @param isGround Whether a place is known to be a plain background.
 */
export function partOf(
  place: number,
  { color }: AlphaColor,
  demands: readonly Layers[],
  isGround: (place: number) => boolean,
): Part {
  if (isGround(place)) return 'ground';
  const isBehind = demands.some(
    ({ background, beneath }) => background === place || beneath.includes(place),
  );
  if (!isBehind) return 'ink';
  const isDrawn = demands.some(
    ({ foreground, background }) => foreground === place && isGround(background),
  );
  return isDrawn || toOklch(color).c >= GRAY ? 'solid' : 'surface';
}

/** How different a page looks with another color: ΔE_OK, as of a text. */
export const costOf = (part: Part, from: AlphaColor, to: AlphaColor): number =>
  CHANGE + WEIGHTS[part] * (deltaEOK(from.color, to.color) + Math.abs(from.alpha - to.alpha));

/**
 * Whether a part may become another color. A light background stays light and a dark one dark, and near what it
 * was unless it may move; a solid of middle lightness may pass from one to the other.
 */
export function isAllowed(part: Part, from: AlphaColor, to: AlphaColor, mayMove: boolean): boolean {
  if (part === 'ink') return true;
  const isSame = isLight(from) === isLight(to);
  if (part === 'solid') {
    return (mayMove && isSame) || deltaEOK(from.color, to.color) <= NEAR.solid;
  }
  const moved = Math.abs(toOklch(from.color).l - toOklch(to.color).l);
  return isSame && (mayMove || moved <= NEAR.ground);
}

const isLight = ({ color }: AlphaColor): boolean => relativeLuminance(color) > MIDDLE;
