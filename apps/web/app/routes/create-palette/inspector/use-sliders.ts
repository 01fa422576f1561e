import { formatHex, fromHsl, type Hex, type Hsl, parseHex, toHsl } from '@swatchwork/color';
import { useRef, useState, useTransition } from 'react';

const NONE: Hsl = { h: 0, s: 0, l: 0 };

/**
 * Hue, saturation and lightness of a color as sliders need them. The last values of the sliders
 * stay as long as they mean the same hex, so that a gray keeps its hue and nothing drifts. A
 * dragged slider moves at once; the palette may render a frame later.
 *
 * @param onChange `gesture` is the same for all changes of one drag or key press.
 */
export function useSliders(
  color: Hex | undefined,
  onChange: (color: Hex, gesture: number) => void,
) {
  const [said, setSaid] = useState<Hsl>();
  const [isOnItsWay, startTransition] = useTransition();
  const gesture = useRef(0);
  const moving = useRef(false);
  const holds = said && (isOnItsWay || formatHex(fromHsl(said)) === color);
  const hsl = holds ? said : color ? toHsl(parseHex(color)!) : NONE;

  function move(part: Partial<Hsl>) {
    if (!moving.current) gesture.current += 1; // moved by a program, such as a screen reader
    const next = { ...hsl, ...part };
    setSaid(next);
    startTransition(() => onChange(formatHex(fromHsl(next)), gesture.current));
  }

  return {
    hsl,
    move,
    onStart() {
      moving.current = true;
      gesture.current += 1;
    },
    onEnd() {
      moving.current = false;
    },
  };
}
