import { formatHex, type Srgb } from '@swatchwork/color';

import { MEASURES, type Measure } from './measures.ts';

type Props = { measure: Measure; colors: readonly Srgb[] };

/** One OKLCH component of each colour as a bar, in columns; a dashed line keeps the first's height. */
export function ColorBars({ measure, colors }: Props) {
  const { share, format } = MEASURES[measure];
  const shares = colors.map(share);
  const texts = shares.map(format);

  return (
    <div role="img" aria-label={`${measure}: ${texts.join(', ')}`} className="mt-3">
      <p className="text-sm text-muted">{measure}</p>
      <div className="relative mt-1 grid h-16 auto-cols-fr grid-flow-col items-end border-b border-outline">
        {colors.map((color, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: places stay the same, and colours may repeat.
            key={i}
            className="mx-0.5 forced-color-adjust-none"
            style={{ height: height(shares[i]), backgroundColor: formatHex(color) }}
          />
        ))}
        <div
          className="absolute inset-x-0 border-t border-dashed border-ink"
          style={{ bottom: height(shares[0]) }}
        />
      </div>
      <div className="grid auto-cols-fr grid-flow-col text-center text-sm">
        {texts.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay the same, and texts may repeat.
          <span key={i}>{text}</span>
        ))}
      </div>
    </div>
  );
}

const height = (share = 0) => `${share * 100}%`;
