import { formatHex, fromOklch, mapToGamut } from '@swatchwork/color';

import { Slider } from '../../../ui/fields/slider.tsx';
import { CHANNELS, type ExerciseFields, type Place, readChannel } from './exercise-fields.ts';

const TITLES: Record<Place, string> = {
  left: 'Left background',
  right: 'Right background',
  patch: 'Patch, on both',
};

/** Begin the labels of the sliders, so that each differs from the others of the page. */
const OWNERS: Record<Place, string> = { left: 'Left', right: 'Right', patch: 'Patch' };

/** Colors painted along a track. */
const STOPS = 8;

type Props = {
  place: Place;
  fields: ExerciseFields;
  set: (name: keyof ExerciseFields) => (text: string) => void;
};

/** Lightness, chroma and hue of one of the three colors. */
export function ChannelSliders({ place, fields, set }: Props) {
  const values = CHANNELS.map((channel) => readChannel(fields, place, channel));

  return (
    <fieldset className="min-w-0 space-y-3 rounded-panel border border-line bg-raised p-5">
      <legend className="float-left mb-3 w-full font-semibold">{TITLES[place]}</legend>
      {CHANNELS.map(({ key, label, max, unit }, at) => (
        <div key={key} className="clear-both">
          <Slider
            label={`${OWNERS[place]} ${label.toLowerCase()}`}
            name={`${place}${key}`}
            value={values[at] ?? 0}
            min={0}
            max={max}
            onChange={(value) => set(`${place}${key}`)(String(value))}
            format={(value) => `${value}${unit}`}
            track={trackOf(values, at, max)}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The colors that a slider would give, the others staying where they are. */
function trackOf(values: readonly number[], at: number, max: number): string {
  const colors = Array.from({ length: STOPS + 1 }, (_, step) => {
    const [l = 0, c = 0, h = 0] = values.with(at, (step / STOPS) * max);
    return formatHex(mapToGamut(fromOklch({ l: l / 100, c: c / 100, h })));
  });
  return `linear-gradient(to right, ${colors.join(', ')})`;
}
