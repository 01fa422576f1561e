import {
  contrastRatio,
  formatHex,
  formatRatio,
  readableTextColor,
  type Srgb,
  wcagLevel,
} from '@swatchwork/color';

/** The color with black or white text on it, whichever is more readable, and the contrast. */
export function ContrastFigure({ color }: { color: Srgb }) {
  const text = readableTextColor(color);
  const ratio = contrastRatio(color, text);

  return (
    <div
      className="flex h-full flex-col justify-between p-5 forced-color-adjust-none"
      style={{ backgroundColor: formatHex(color), color: formatHex(text) }}
    >
      <span className="text-6xl font-semibold tracking-tight">Aa</span>
      <span className="flex items-baseline justify-between font-mono">
        <span className="text-xl">{formatRatio(ratio)}:1</span>
        <span>{wcagLevel(ratio)}</span>
      </span>
    </div>
  );
}
