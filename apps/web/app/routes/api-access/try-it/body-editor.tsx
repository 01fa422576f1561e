import { Radio } from '../../../ui/fields/radio.tsx';

type Props = {
  /** How the body is edited. */
  value: 'fields' | 'json';
  onChange: (value: 'fields' | 'json') => void;
};

const WAYS = [
  { value: 'fields', label: 'Fields' },
  { value: 'json', label: 'JSON' },
] as const;

/** Switches between the fields of a body and its JSON. */
export function BodyEditor({ value, onChange }: Props) {
  return (
    <fieldset className="flex w-fit rounded-control border border-outline bg-raised text-sm">
      <legend className="sr-only">Edit the body as</legend>
      {WAYS.map((way) => (
        <Radio
          key={way.value}
          name="edit-body-as"
          value={way.value}
          checked={value === way.value}
          onChange={() => onChange(way.value)}
          className="min-h-9 px-4 text-muted first-of-type:rounded-l-[7px] last-of-type:rounded-r-[7px] has-checked:bg-accent has-checked:text-on-accent"
        >
          {way.label}
        </Radio>
      ))}
    </fieldset>
  );
}
