import { useId } from 'react';

import { FormField } from '../../../ui/fields/form-field.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useRemarks } from '../../../ui/fields/use-remarks.tsx';
import type { Field } from '../document/endpoint.ts';
import { controlOf } from './control-of.ts';
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

type FileFieldProps = {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A labeled native file input. */
function FileField({ label, name, hint, error }: FileFieldProps) {
  const { field, below } = useRemarks({ hint, error });

  return (
    <Labeled id={field.id} label={label} below={below}>
      <input
        {...field}
        type="file"
        name={name}
        className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-outline file:bg-raised file:px-4 file:font-medium"
      />
    </Labeled>
  );
}
