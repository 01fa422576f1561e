import { QueryForm } from '../../../query/query-form.tsx';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { ColorField } from '../../../ui/color-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Checkbox } from './checkbox.tsx';
import {
  DEFAULTS,
  MEASURES,
  readNumber,
  SEVERITY,
  type SimulationFields,
} from './read-simulation.ts';

const VISIONS = [
  { value: '', label: 'Ordinary' },
  { value: 'protan', label: 'Protan: red cones missing or shifted' },
  { value: 'deutan', label: 'Deutan: green cones missing or shifted' },
  { value: 'tritan', label: 'Tritan: blue cones missing or shifted' },
  { value: 'achromat', label: 'Achromat: no hue at all' },
];

type Props = {
  fields: SimulationFields;
  set: (name: keyof SimulationFields) => (text: string) => void;
  write: () => void;
};

/** The two colours, the type and the vision. */
export function SimulationFieldset({ fields, set, write }: Props) {
  return (
    <QueryForm className="space-y-4">
      <ColorField label="Text" name="text" value={fields.text} onChange={set('text')} />
      <ColorField
        label="Background"
        name="background"
        value={fields.background}
        onChange={set('background')}
      />
      <div className="flex gap-8">
        <Checkbox label="Bold" name="bold" checked={fields.bold === '1'} onChange={set('bold')} />
        <Checkbox
          label="Underline"
          name="underline"
          checked={fields.underline === '1'}
          onChange={set('underline')}
        />
      </div>
      {MEASURES.map(({ name, label, unit, ...range }) => (
        <Slider
          key={name}
          {...{ name, label }}
          {...range}
          value={readNumber(fields[name], DEFAULTS[name], range)}
          format={(value) => `${value}${unit}`}
          onChange={(value) => set(name)(String(value))}
          onEnd={write}
        />
      ))}
      <Select
        label="Color vision"
        name="vision"
        value={fields.vision}
        options={VISIONS}
        onChange={(event) => set('vision')(event.currentTarget.value)}
      />
      <Slider
        label="Severity"
        name="severity"
        {...SEVERITY}
        value={readNumber(fields.severity, DEFAULTS.severity, SEVERITY)}
        format={(value) => `${value}%`}
        onChange={(value) => set('severity')(String(value))}
        onEnd={write}
      />
      <Checkbox
        label="See this whole page that way"
        name="page"
        checked={fields.page === '1'}
        onChange={set('page')}
      />
      <SubmitWithoutScript>Show</SubmitWithoutScript>
    </QueryForm>
  );
}
