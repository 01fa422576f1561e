import { formatHex, HARMONY_OFFSETS, harmony, type Srgb, toHsl } from '@swatchwork/color';

const HUES = [0, 60, 120, 180, 240, 300, 360].map((hue) => `hsl(${hue} 70% 50%)`).join(', ');

/** The wheel, with the color and its triad where their hues are. */
export function WheelFigure({ color }: { color: Srgb }) {
  const { h } = toHsl(color);
  const triad = harmony(color, 'triadic').map(formatHex);

  return (
    <div className="grid h-full place-items-center forced-color-adjust-none">
      <div className="relative size-44">
        <div
          className="absolute inset-0 rounded-full [mask:radial-gradient(closest-side,transparent_58%,#000_58.5%_99.5%,transparent)]"
          style={{ backgroundImage: `conic-gradient(${HUES})` }}
        />
        {HARMONY_OFFSETS.triadic.map((offset, i) => (
          <span key={offset} className="absolute inset-0" style={{ rotate: `${h + offset}deg` }}>
            <span
              className={`absolute top-[10.5%] left-1/2 -translate-1/2 rounded-full border-3 border-white shadow-float ${i === 0 ? 'size-9' : 'size-7'}`}
              style={{ backgroundColor: triad[i] }}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
