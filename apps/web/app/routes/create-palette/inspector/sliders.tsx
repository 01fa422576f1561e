import type { Hex } from '@swatchwork/color';

import { Slider } from '../../../ui/fields/slider.tsx';
import { tracks } from './tracks.ts';
import { useSliders } from './use-sliders.ts';

const degrees = (value: number) => `${Math.round(value)}°`;
const percent = (value: number) => `${Math.round(value)}%`;

const none = () => '–';

type Props = {
  /** Undefined: there is none yet, and the sliders are disabled. */
  color: Hex | undefined;
  onChange: (color: Hex, gesture: number) => void;
};

/** The color's HSL, each on a track that shows where it would lead. */
export function Sliders({ color, onChange }: Props) {
  const { hsl, move, onStart, onEnd } = useSliders(color, onChange);
  const track = color && tracks(hsl);
  const shared = { min: 0, step: 1, disabled: !color, onStart, onEnd };

  return (
    <div className="space-y-3">
      <Slider
        {...shared}
        label="Hue"
        max={360}
        value={hsl.h}
        track={track?.h}
        format={color ? degrees : none}
        onChange={(h) => move({ h })}
      />
      <Slider
        {...shared}
        label="Saturation"
        max={100}
        value={hsl.s}
        track={track?.s}
        format={color ? percent : none}
        onChange={(s) => move({ s })}
      />
      <Slider
        {...shared}
        label="Lightness"
        max={100}
        value={hsl.l}
        track={track?.l}
        format={color ? percent : none}
        onChange={(l) => move({ l })}
      />
    </div>
  );
}
