import type { CssColor } from '@swatchwork/color';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';

import { Segments } from '../../../ui/fields/segments.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import {
  SLIDER_SPACES,
  type SliderSpace,
  type SliderSpaceId,
  type Values,
} from './slider-spaces.ts';
import { type Track, tracks } from './tracks.ts';
import { useSliders } from './use-sliders.ts';

const OPTIONS = (['oklch', 'hsl'] as const).map((value) => ({
  value,
  label: SLIDER_SPACES[value].label,
}));

type Props = {
  color: CssColor;
  onChange: (color: CssColor, gesture: number) => void;
  /** Beside the choice of the space. */
  aside: ReactNode;
};

/**
 * The color in OKLCH or HSL, each number on a track that previews the result and shows where sRGB
 * ends. OKLCH leads beyond it.
 */
export function Sliders({ color, onChange, aside }: Props) {
  const [id, setId] = useState<SliderSpaceId>('oklch');
  const space = SLIDER_SPACES[id];
  const { values, beyond, move, onStart, onEnd } = useSliders(space, color, onChange);
  const gradients = useTracks(space, values);

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <Segments label="Sliders" options={OPTIONS} value={id} onChange={setId} />
        {aside}
        <p aria-live="polite" className="basis-full text-sm text-muted">
          {beyond}
        </p>
      </div>
      {space.channels.map(({ name, min, max, step, format }, place) => (
        <Slider
          key={name}
          label={name}
          {...{ min, max, step, onStart, onEnd }}
          value={values[place] ?? 0}
          {...gradients[place]}
          format={format}
          onChange={(value) => move(place, value)}
        />
      ))}
    </div>
  );
}

/** The previews on the tracks, which may be those of a moment ago while a slider is dragged. */
function useTracks(space: SliderSpace, values: Values): Track[] {
  const now = useMemo(() => ({ space, values }), [space, values]);
  const before = useDeferredValue(now);
  const shown = before.space === space ? before : now;
  return useMemo(() => tracks(shown.space, shown.values), [shown]);
}
