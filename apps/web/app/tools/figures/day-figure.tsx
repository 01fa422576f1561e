import { formatHex, rotateHue, type Srgb } from '@swatchwork/color';

const DAYS = Array.from({ length: 28 }, (_, day) => day);
const TODAY = 10;

/** Four weeks of colors, with the color as today's. */
export function DayFigure({ color }: { color: Srgb }) {
  return (
    <div className="grid h-full grid-cols-7 grid-rows-4 gap-1.5 p-5 forced-color-adjust-none">
      {DAYS.map((day) => (
        <span
          key={day}
          className={`rounded-[4px] ${day === TODAY ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
          style={{ backgroundColor: formatHex(rotateHue(color, (day - TODAY) * 13)) }}
        />
      ))}
    </div>
  );
}
