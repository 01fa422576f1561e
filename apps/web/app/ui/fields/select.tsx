import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { Labeled } from './labeled.tsx';

type Props = Omit<ComponentProps<'select'>, 'id'> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** A labeled native select. */
export function Select({ label, options, className = '', ...rest }: Props) {
  const id = useId();

  return (
    <Labeled id={id} label={label} className={className}>
      <select
        id={id}
        className="min-h-11 w-full appearance-none rounded-control border border-outline bg-raised py-2 pr-10 pl-3"
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </Labeled>
  );
}
