import { type Hex, HSL } from '@swatchwork/color';

import { Slider } from '../../../ui/fields/slider.tsx';
import { tracks } from './tracks.ts';
import { useSliders } from './use-sliders.ts';

const CHANNELS = ['h', 's', 'l'] as const;

const none = () => '–';

type Props = {
  /** Undefined if no color is selected: the sliders are disabled. */
  color: Hex | undefined;
  onChange: (color: Hex, gesture: number) => void;
};

/** The color's HSL, each on a track that previews the result. */
export function Sliders({ color, onChange }: Props) {
  const { hsl, move, onStart, onEnd } = useSliders(color, onChange);
  const track = color && tracks(hsl);

  return (
    <div className="space-y-3">
      {CHANNELS.map((channel) => {
        const { name, min, max, unit } = HSL.channels[channel];
        return (
          <Slider
            key={channel}
            label={name}
            min={min}
            max={max}
            step={1}
            disabled={!color}
            value={hsl[channel]}
            track={track?.[channel]}
            format={color ? (value) => `${Math.round(value)}${unit}` : none}
            onStart={onStart}
            onEnd={onEnd}
            onChange={(value) => move({ [channel]: value })}
          />
        );
      })}
    </div>
  );
}
