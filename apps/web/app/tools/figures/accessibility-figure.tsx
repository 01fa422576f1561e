import {
  formatHex,
  readableTextColor,
  type Srgb,
  simulateVision,
  VISION_TYPES,
} from '@swatchwork/color';

const SIZES = [16, 22, 30, 40, 52]; // px

/** Text growing over the color: with normal vision, then with each deficiency. */
export function AccessibilityFigure({ color }: { color: Srgb }) {
  const seen = [color, ...VISION_TYPES.map((type) => simulateVision(color, type, 1))];

  return (
    <div className="grid h-full grid-cols-[1fr_1.2fr_1.5fr_1.9fr_2.4fr] forced-color-adjust-none">
      {seen.map((background, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
          key={i}
          className="flex items-end justify-center pb-4 leading-none font-semibold tracking-tight"
          style={{
            backgroundColor: formatHex(background),
            color: formatHex(readableTextColor(background)),
            fontSize: SIZES[i],
          }}
        >
          Aa
        </span>
      ))}
    </div>
  );
}
