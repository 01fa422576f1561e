import { FormField } from '../../../ui/fields/form-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { Field } from '../document/endpoint.ts';
import { FileField } from './file-field.tsx';

type Props = { field: Field; value: string; onChange: (text: string) => void };

/** One parameter to fill in: a file, a choice, or a text. */
export function TryField({ field, value, onChange }: Props) {
  const { name, place, type, limits, required, options } = field;
  const label = required ? `${name} (required)` : name;

  if (place === 'body') {
    const props = { label, name: `body-${name}`, required };
    if (type === 'file') return <FileField {...props} />;
    return <FormField hint={limits} autoComplete="off" {...props} />;
  }
  if (options) {
    return (
      <Select
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[
          ...(required ? [] : [{ value: '', label: 'not sent' }]),
          ...options.map((option) => ({ value: option, label: option })),
        ]}
      />
    );
  }
  return (
    <FormField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={[type !== 'string' && type, limits].filter(Boolean).join(', ')}
      required={place === 'path'}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
