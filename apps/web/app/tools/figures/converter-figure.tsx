import { formatHex, formatHsl, formatOklch, formatRgb, type Srgb } from '@swatchwork/color';

import { Swatch } from '../../ui/swatches/swatch.tsx';

/** The color beside its values; a narrow card hides the longest ones. */
export function ConverterFigure({ color }: { color: Srgb }) {
  const hex = formatHex(color);
  const values = [
    ['HEX', hex],
    ['RGB', formatRgb(color)],
    ['HSL', formatHsl(color)],
    ['OKLCH', formatOklch(color)],
  ];

  return (
    <div className="@container grid h-full grid-cols-[1fr_3.2fr]">
      <Swatch color={hex} />
      <div className="flex flex-col justify-center gap-2.5 px-4 whitespace-nowrap">
        {values.map(([name, value]) => (
          <div key={name} className="@max-[18rem]:last:hidden">
            <span className="block text-sm leading-tight text-muted">{name}</span>
            <span className="block font-mono text-sm leading-tight">{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
