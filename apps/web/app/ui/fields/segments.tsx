import { useId } from 'react';

import { Radio } from './radio.tsx';

type Props<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** The name of the field, for a form that is sent without JavaScript. */
  name?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A choice of a few short words, side by side. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  name,
  disabled = false,
  onChange,
}: Props<Value>) {
  const id = useId();

  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap rounded-control border border-outline p-0.5 *:flex-1">
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="min-h-9 justify-center rounded-[6px] px-3 text-sm font-medium whitespace-nowrap has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight]"
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
