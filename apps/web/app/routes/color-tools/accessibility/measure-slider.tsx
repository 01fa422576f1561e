import { memo } from 'react';

import { Slider } from '../../../ui/fields/slider.tsx';
import type { Measure, SimulationFields } from './read-simulation.ts';

type Props = {
  measure: Measure;
  value: number;
  set: (name: keyof SimulationFields) => (text: string) => void;
};

/** One setting of the simulation; the others do not render while it is dragged. */
export const MeasureSlider = memo(function MeasureSlider({ measure, value, set }: Props) {
  const { unit, ...slider } = measure;

  return (
    <Slider
      {...slider}
      value={value}
      format={(shown) => `${shown}${unit}`}
      onChange={(next) => set(slider.name)(String(next))}
    />
  );
});
