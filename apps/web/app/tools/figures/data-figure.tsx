import { formatHex, fromOklch, mapToGamut, type Srgb, toOklch } from '@swatchwork/color';

const HEIGHTS = [62, 88, 45, 74, 30, 56]; // percent

/** Bars of a chart: the color, and others whose hue and lightness differ. */
export function DataFigure({ color }: { color: Srgb }) {
  const { h } = toOklch(color);
  const colors = HEIGHTS.map((_, i) =>
    i === 0
      ? color
      : mapToGamut(fromOklch({ l: i % 2 ? 0.74 : 0.48, c: 0.15, h: (h ?? 0) + i * 62 })),
  );

  return (
    <div className="flex h-full items-end gap-2 px-5 pt-5 forced-color-adjust-none">
      {colors.map((bar, i) => (
        <span
          key={HEIGHTS[i]}
          className="flex-1"
          style={{ backgroundColor: formatHex(bar), height: `${HEIGHTS[i]}%` }}
        />
      ))}
    </div>
  );
}
