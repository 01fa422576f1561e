import { WCAG } from '@swatchwork/color';

const HIGHEST = 21; // black on white
const THRESHOLDS = [WCAG.aaLarge, WCAG.aa, WCAG.aaa];

/** Share of the scale in per cent. Logarithmic, because the eye judges ratios. */
const place = (ratio: number) => `${Math.round((100 * Math.log(ratio)) / Math.log(HIGHEST))}%`;

/** Where between 1 and 21 the ratio lies, with the three thresholds marked. */
export function RatioScale({ ratio }: { ratio: number }) {
  return (
    <div aria-hidden="true" className="relative mt-5 h-8">
      <div className="h-2.5 overflow-hidden rounded-full border border-outline">
        <div
          className="h-full bg-ink forced-colors:bg-[CanvasText]"
          style={{ width: place(ratio) }}
        />
      </div>
      {THRESHOLDS.map((threshold) => (
        <span
          key={threshold}
          className="absolute top-0 -translate-x-1/2 border-outline pt-3 text-sm text-muted before:absolute before:top-0 before:left-1/2 before:h-2.5 before:border-l before:border-outline"
          style={{ left: place(threshold) }}
        >
          {threshold}
        </span>
      ))}
    </div>
  );
}
