import {
  contrastRatio,
  formatHex,
  formatRatio,
  fromHsl,
  readableTextColor,
  type Srgb,
  toHsl,
} from '@swatchwork/color';

/** A corner of the matrix: the color, a partner and paper, each as text on each. */
export function PaletteContrastFigure({ color }: { color: Srgb }) {
  const { h } = toHsl(color);
  const colors = [color, fromHsl({ h: h + 150, s: 55, l: 62 }), fromHsl({ h, s: 30, l: 95 })];

  return (
    <div className="grid h-full grid-cols-3 forced-color-adjust-none">
      {colors.flatMap((ground) =>
        colors.map((text) => {
          const isSame = text === ground;
          return (
            <span
              key={`${formatHex(text)} ${formatHex(ground)}`}
              className="flex items-center justify-center gap-2 font-mono text-sm"
              style={{
                backgroundColor: formatHex(ground),
                color: formatHex(readableTextColor(ground)),
              }}
            >
              {!isSame && (
                <>
                  <span
                    className="size-3 rounded-full"
                    style={{ backgroundColor: formatHex(text) }}
                  />
                  {formatRatio(contrastRatio(text, ground))}
                </>
              )}
            </span>
          );
        }),
      )}
    </div>
  );
}
