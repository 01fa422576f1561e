import { type Srgb, toShortCssColor } from '@swatchwork/color';

import { swatchStyle } from '../ui/swatches/swatch-style.ts';
import { MEASURES, type Measure } from './measures.ts';

type Props = {
  measure: Measure;
  /** Of any gamut. */
  colors: readonly Srgb[];
  /** Index of the color whose height the dashed line marks. Default 0. */
  level?: number;
};

/** One OKLCH component of each color as a bar; a dashed line marks the height of one of them. */
export function ColorBars({ measure, colors, level = 0 }: Props) {
  const { share, format } = MEASURES[measure];
  const shares = colors.map(share);
  const texts = shares.map(format);

  return (
    <div role="img" aria-label={`${measure}: ${texts.join(', ')}`} className="mt-3">
      <p className="text-sm text-muted">{measure}</p>
      <div className="relative mt-1 grid h-16 auto-cols-fr grid-flow-col border-b border-outline">
        {colors.map((color, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
            key={i}
            className="mx-0.5 flex h-full items-end bg-sunken forced-color-adjust-none"
          >
            <div
              className="size-full origin-bottom"
              style={{ ...swatchStyle(toShortCssColor(color)), scale: `1 ${round(shares[i])}` }}
            />
          </div>
        ))}
        <div
          className="absolute inset-0 border-b border-dashed border-ink"
          style={{ translate: `0 ${-100 * round(shares[level])}%` }}
        />
      </div>
      <div className="grid h-5 auto-cols-fr grid-flow-col text-center text-sm contain-layout contain-size">
        {texts.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay the same; texts may repeat.
          <span key={i}>{text}</span>
        ))}
      </div>
    </div>
  );
}

/** A color beyond sRGB may be stronger than the chart is high; its text says how strong. */
const round = (share = 0) => Math.min(1, Math.round(share * 1000) / 1000);
