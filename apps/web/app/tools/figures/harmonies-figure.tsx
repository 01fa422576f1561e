import {
  formatHex,
  HARMONY_OFFSETS,
  type HarmonyType,
  harmony,
  type Srgb,
} from '@swatchwork/color';

const RINGS: { type: HarmonyType; inset: string }[] = [
  { type: 'tetradic', inset: '0' },
  { type: 'triadic', inset: '17%' },
  { type: 'complementary', inset: '34%' },
];

/** Three harmonies as nested discs, each color centered on its hue; the base is on top. */
export function HarmoniesFigure({ color }: { color: Srgb }) {
  return (
    <div className="grid h-full place-items-center forced-color-adjust-none">
      <div className="relative size-44">
        {RINGS.map(({ type, inset }) => (
          <div
            key={type}
            className="absolute rounded-full border-2 border-raised"
            style={{ inset, backgroundImage: sectors(color, type) }}
          />
        ))}
      </div>
    </div>
  );
}

function sectors(color: Srgb, type: HarmonyType): string {
  const colors = harmony(color, type).map(formatHex);
  const width = 360 / HARMONY_OFFSETS[type].length;
  const stops = colors.map((hex, i) => `${hex} ${i * width}deg ${(i + 1) * width}deg`);
  return `conic-gradient(from ${-width / 2}deg, ${stops.join(', ')})`;
}
