import { type ComponentProps, useId } from 'react';

import { Labeled } from './labeled.tsx';
import { SelectBox } from './select-box.tsx';

type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** A labeled native select. */
export function Select({ label, options, className = '', ...rest }: Props) {
  const id = useId();

  return (
    <Labeled id={id} label={label} className={className}>
      <SelectBox id={id} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </Labeled>
  );
}
