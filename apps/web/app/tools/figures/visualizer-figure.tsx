import { formatHex, fromHsl, readableTextColor, type Srgb, toHsl } from '@swatchwork/color';

/** A small page in the color, with a card of it on top. */
export function VisualizerFigure({ color }: { color: Srgb }) {
  const { h } = toHsl(color);
  const paper = formatHex(fromHsl({ h, s: 30, l: 95 }));
  const ink = formatHex(fromHsl({ h, s: 45, l: 16 }));
  const partner = formatHex(fromHsl({ h: h + 150, s: 55, l: 62 }));

  return (
    <div
      className="grid h-full grid-cols-[1.3fr_1fr] gap-4 p-5 forced-color-adjust-none"
      style={{ backgroundColor: paper, color: ink }}
    >
      <div className="flex flex-col justify-between">
        <span className="text-xl leading-tight font-semibold tracking-tight">
          Your color, at work.
        </span>
        <span
          className="self-start rounded-control px-3 py-1.5 text-sm font-medium"
          style={{ backgroundColor: formatHex(color), color: formatHex(readableTextColor(color)) }}
        >
          Book now
        </span>
      </div>
      <div className="grid grid-rows-[2fr_1fr] overflow-hidden rounded-control">
        <span style={{ backgroundColor: formatHex(color) }} />
        <span style={{ backgroundColor: partner }} />
      </div>
    </div>
  );
}
