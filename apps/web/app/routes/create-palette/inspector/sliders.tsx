import type { Hex } from '@swatchwork/color';

import { Slider } from '../../../ui/slider.tsx';
import { tracks } from './tracks.ts';
import { useSliders } from './use-sliders.ts';

const degrees = (value: number) => `${Math.round(value)}°`;
const percent = (value: number) => `${Math.round(value)}%`;

type Props = { color: Hex; onChange: (color: Hex, gesture: number) => void };

/** The colour's HSL, each on a track that shows where it would lead. */
export function Sliders({ color, onChange }: Props) {
  const { hsl, move, onStart, onEnd } = useSliders(color, onChange);
  const track = tracks(hsl);
  const shared = { min: 0, step: 1, onStart, onEnd };

  return (
    <div className="space-y-3">
      <Slider
        {...shared}
        label="Hue"
        max={360}
        value={hsl.h}
        track={track.h}
        format={degrees}
        onChange={(h) => move({ h })}
      />
      <Slider
        {...shared}
        label="Saturation"
        max={100}
        value={hsl.s}
        track={track.s}
        format={percent}
        onChange={(s) => move({ s })}
      />
      <Slider
        {...shared}
        label="Lightness"
        max={100}
        value={hsl.l}
        track={track.l}
        format={percent}
        onChange={(l) => move({ l })}
      />
    </div>
  );
}
