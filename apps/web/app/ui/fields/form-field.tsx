import type { ComponentProps, ReactNode } from 'react';

import { Labeled } from './labeled.tsx';
import { useRemarks } from './use-remarks.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Hint below the field. */
  hint?: string | undefined;
  /** Error below the field. */
  error?: string | undefined;
  /** Content inside the field, at its end. */
  end?: ReactNode;
};

/** A labeled text field of a form, with a hint and an error. */
export function FormField({ label, hint, error, end, className = '', ...rest }: Props) {
  const { field, below } = useRemarks({ hint, error });

  return (
    <Labeled id={field.id} label={label} className={className} below={below}>
      <input
        {...field}
        className={`min-h-11 w-full rounded-control border border-outline bg-raised px-3 aria-invalid:border-2 aria-invalid:border-ink ${end ? 'pr-12' : ''}`}
        {...rest}
      />
      {end && <div className="absolute inset-y-0 right-0">{end}</div>}
    </Labeled>
  );
}
