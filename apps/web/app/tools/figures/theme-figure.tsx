import {
  contrastRatio,
  formatHex,
  fromOklch,
  mapToGamut,
  readableTextColor,
  type Srgb,
  toOklch,
  WHITE,
} from '@swatchwork/color';

/** Lightness of page, card and text in light, dark and high contrast. */
const MODES = [
  [0.985, 0.93, 0.25],
  [0.19, 0.27, 0.94],
  [1, 0.96, 0],
] as const;

/** A card with a button, three times: the color stays, the grounds change. */
export function ThemeFigure({ color }: { color: Srgb }) {
  const { c, h } = toOklch(color);
  const gray = (l: number) => formatHex(mapToGamut(fromOklch({ l, c: Math.min(c, 0.015), h })));
  const on = contrastRatio(WHITE, color) >= 4.5 ? WHITE : readableTextColor(color);

  return (
    <div className="grid h-full grid-cols-3 forced-color-adjust-none">
      {MODES.map(([page, card, text]) => (
        <div
          key={page}
          className="flex items-center justify-center p-2"
          style={{ backgroundColor: gray(page) }}
        >
          <div
            className="flex w-full max-w-24 flex-col gap-2 rounded-control p-2.5"
            style={{ backgroundColor: gray(card) }}
          >
            <span className="h-2 w-4/5 rounded-full" style={{ backgroundColor: gray(text) }} />
            <span
              className="h-2 w-3/5 rounded-full opacity-60"
              style={{ backgroundColor: gray(text) }}
            />
            <span
              className="mt-1 rounded-control py-1 text-center text-sm font-medium"
              style={{ backgroundColor: formatHex(color), color: formatHex(on) }}
            >
              Aa
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
