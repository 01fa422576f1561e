import { formatHex, readableTextColor, type Srgb } from '@swatchwork/color';

const STEPS = [0, 1, 2, 3, 4, 5];
const LAST = 5;

/** One of the six planes of the 216 colors, with the one nearest to the color marked. */
export function WebSafeFigure({ color }: { color: Srgb }) {
  const [red, green, blue] = [color.r, color.g, color.b].map((value) => Math.round(value * LAST));
  const plane = STEPS.flatMap((g) => STEPS.map((r) => ({ r, g, b: blue ?? 0 })));

  return (
    <div className="grid h-full grid-cols-6 grid-rows-6 forced-color-adjust-none">
      {plane.map(({ r, g, b }) => {
        const cell = { r: r / LAST, g: g / LAST, b: b / LAST };
        return (
          <span
            key={`${r}${g}`}
            className="grid place-items-center"
            style={{
              backgroundColor: formatHex(cell),
              color: formatHex(readableTextColor(cell)),
            }}
          >
            {r === red && g === green && (
              <span className="size-5 rounded-full border-3 border-current" />
            )}
          </span>
        );
      })}
    </div>
  );
}
