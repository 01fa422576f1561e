import { memo } from 'react';

import { Form } from 'react-router';

import { VISION_OPTIONS } from '../../../colors/vision-options.ts';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import {
  DEFAULTS,
  MEASURES,
  type Measure,
  readNumber,
  SEVERITY,
  type SimulationFields,
} from './read-simulation.ts';

type Props = {
  fields: SimulationFields;
  set: (name: keyof SimulationFields) => (text: string) => void;
};

/** The two colors, the type and the vision. */
export function SimulationFieldset({ fields, set }: Props) {
  return (
    // A focused field must not be hidden below the preview.
    <Form preventScrollReset className="space-y-4 max-md:[&_:is(input,select)]:scroll-mt-64">
      {fields.colors && <input type="hidden" name="colors" value={fields.colors} />}
      {fields.css && <input type="hidden" name="css" value={fields.css} />}
      <TextFields
        text={fields.text}
        background={fields.background}
        bold={fields.bold}
        underline={fields.underline}
        set={set}
      />
      {MEASURES.map((measure) => (
        <MeasureSlider
          key={measure.name}
          {...{ measure, set }}
          value={readMeasure(fields, measure)}
        />
      ))}
      <Select
        label="Color vision"
        name="vision"
        value={fields.vision}
        options={VISION_OPTIONS}
        onChange={(event) => set('vision')(event.currentTarget.value)}
      />
      <MeasureSlider measure={SEVERITY} set={set} value={readMeasure(fields, SEVERITY)} />
      <Checkbox
        label="Simulate it on this page"
        name="page"
        checked={fields.page === '1'}
        onChange={set('page')}
      />
      <SubmitWithoutScript>Show</SubmitWithoutScript>
    </Form>
  );
}

type TextProps = Pick<SimulationFields, 'text' | 'background' | 'bold' | 'underline'> &
  Pick<Props, 'set'>;

/** The text styles that do not depend on its measures, so that the sliders do not change them. */
const TextFields = memo(function TextFields(props: TextProps) {
  const { text, background, bold, underline, set } = props;

  return (
    <>
      <ColorField label="Text" name="text" value={text} onChange={set('text')} />
      <ColorField
        label="Background"
        name="background"
        value={background}
        onChange={set('background')}
      />
      <div className="flex gap-8">
        <Checkbox label="Bold" name="bold" checked={bold === '1'} onChange={set('bold')} />
        <Checkbox
          label="Underline"
          name="underline"
          checked={underline === '1'}
          onChange={set('underline')}
        />
      </div>
    </>
  );
});

const readMeasure = (fields: SimulationFields, measure: Measure): number =>
  readNumber(fields[measure.name], DEFAULTS[measure.name], measure);

type MeasureSliderProps = {
  measure: Measure;
  value: number;
  set: (name: keyof SimulationFields) => (text: string) => void;
};

/** One setting of the simulation; the others do not render while it is dragged. */
const MeasureSlider = memo(function MeasureSlider({ measure, value, set }: MeasureSliderProps) {
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
