import { type CssColor, toCssColor } from '@swatchwork/color';
import { ValueField } from './value-field.tsx';
import { readHue, writeColor } from './wheel-query.ts';

type Props = {
  hue: number;
  onChange: (hue: number) => void;
  /** Receives a typed color as it is. */
  onColor: (color: CssColor) => void;
};

/** The hue as text: in degrees, and as the hex of a color, from which the wheel takes the hue. */
export function WheelFields({ hue, onChange, onColor }: Props) {
  return (
    <div className="flex gap-3">
      <ValueField
        label="Hue, degrees"
        value={String(Math.round(hue) % 360)}
        read={readDegrees}
        onChange={onChange}
        hint="A number from 0 to 360."
        inputMode="numeric"
        needsScript
      />
      <ValueField
        label="Color, hex"
        name="color"
        prefix="#"
        value={writeColor(hue)}
        read={(text) => readHue(digitsOf(text))}
        onChange={(_, text) => onColor(toCssColor(digitsOf(text))!)}
        hint="Six hex digits, such as D94026, or a color of CSS, such as oklch(0.7 0.3 150)."
        pattern="[0-9a-fA-F]{6}|.+\)"
      />
    </div>
  );
}

const digitsOf = (text: string) => text.trim().replace(/^#/, '');

function readDegrees(text: string): number | undefined {
  const degrees = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return degrees <= 360 ? degrees : undefined;
}
