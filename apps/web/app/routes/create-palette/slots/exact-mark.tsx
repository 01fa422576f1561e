import {
  type CssColor,
  exactSrgb,
  fallbackLoss,
  isInGamut,
  type Srgb,
  toP3,
} from '@swatchwork/color';

/** A mark above the hex of a slot. */
export const MARK =
  'mb-1 ml-1 block w-fit max-w-full truncate rounded-full border border-current px-2 text-sm md:in-data-many:border-0 md:in-data-many:px-0';

/** What a color is that its hex does not say, as a small mark; nothing for a color of sRGB. */
export function ExactMark({ color }: { color: CssColor }) {
  const marks = marksOf(color);
  if (marks.length === 0) return null;

  return (
    <p data-mark className={MARK}>
      <span aria-hidden="true">{marks.join(' · ')}</span>
      <span className="sr-only">{aboutExact(color)}</span>
    </p>
  );
}

/** Such as `color(display-p3 1 0 0), outside sRGB. ΔE_OK of #FF0B0C to it: 0.0473.` */
export function aboutExact(color: CssColor): string {
  const { hex, css, alpha } = color;
  const isOutside = css !== undefined && !isInGamut(exactSrgb(color));
  const gamut = isOutside
    ? `${css}, outside sRGB. ΔE_OK to ${hex}: ${fallbackLoss(color).toFixed(4)}.`
    : '';
  return `${gamut} ${alpha === undefined ? '' : `Opacity ${percent(alpha)}.`}`.trim();
}

function marksOf(color: CssColor): string[] {
  const exact = exactSrgb(color);
  const gamut = isInGamut(exact) ? [] : [isInP3(exact) ? 'P3' : 'outside sRGB'];
  return color.alpha === undefined ? gamut : [...gamut, percent(color.alpha)];
}

const percent = (alpha: number): string => `${Math.round(alpha * 1000) / 10}%`;

const isInP3 = (color: Srgb): boolean => isInGamut(toP3(color));
