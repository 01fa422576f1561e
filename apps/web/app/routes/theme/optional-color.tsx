import { readOpaque } from '@swatchwork/theme/link';
import { useState } from 'react';
import { ColorField } from '../../ui/fields/color-field.tsx';

type Props = {
  label: string;
  name?: string;
  /** The color, or nothing. */
  value: string;
  placeholder: string;
  /** The color as it is read, or nothing when the field was emptied. */
  onChange: (color: string | undefined) => void;
};

/** A field for a color that may stay empty. What is no color yet changes nothing. */
export function OptionalColor({ label, name = '', value, placeholder, onChange }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if ((readOpaque(text) ?? '') !== value) setText(value);
  }

  function type(next: string) {
    setText(next);
    const color = readOpaque(next);
    if (color || next.trim() === '') onChange(color);
  }

  return (
    <ColorField
      label={label}
      name={name}
      value={text}
      placeholder={placeholder}
      isValid={(entry) => entry.trim() === '' || readOpaque(entry) !== undefined}
      message="Not an opaque color yet, so nothing has changed."
      onChange={type}
    />
  );
}
