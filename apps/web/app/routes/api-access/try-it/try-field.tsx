import { useId } from 'react';

import { FormField } from '../../../ui/fields/form-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { Field } from '../document/endpoint.ts';
import { controlOf } from './control-of.ts';
import { FileField } from './file-field.tsx';
import { JsonField } from './json-field.tsx';

type Props = {
  field: Field;
  value: string;
  onChange: (text: string) => void;
  /** The constraint, and the value that arrived. */
  error: string | undefined;
};

/** One field of a call to fill in: a file, a choice, JSON, or a text. */
export function TryField({ field, value, onChange, error }: Props) {
  const { name, type, limits, required, options = ['true', 'false'] } = field;
  const id = useId();
  const label = required ? `${name} (required)` : name;
  const control = controlOf(field);
  const hint = [type !== 'string' && type, control !== 'choice' && limits]
    .filter(Boolean)
    .join(', ');

  if (control === 'file') {
    return <FileField label={label} name={`body-${name}`} hint={limits} error={error} />;
  }
  if (control === 'json') {
    return (
      <JsonField
        label={label}
        value={value}
        onChange={onChange}
        hint={`JSON: ${hint}`}
        error={error}
        className="sm:col-span-2"
      />
    );
  }
  if (control === 'choice') {
    return (
      <div>
        <Select
          label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          options={[
            ...(required && value !== '' ? [] : [{ value: '', label: 'not sent' }]),
            ...options.map((option) => ({ value: option, label: option })),
          ]}
        />
        {error && (
          <p id={id} className="mt-1 text-sm font-semibold wrap-anywhere">
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <FormField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={hint}
      error={error}
      required={field.place === 'path'}
      inputMode={control === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
