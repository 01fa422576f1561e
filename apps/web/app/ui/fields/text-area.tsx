import type { ComponentProps } from 'react';

import { Labeled } from './labeled.tsx';
import { useRemarks } from './use-remarks.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  /** Error below the field. */
  error?: string | undefined;
};

/** A labeled field of a form for several lines, with an error. */
export function TextArea({ label, error, ...rest }: Props) {
  const { field, below } = useRemarks({ error });

  return (
    <Labeled id={field.id} label={label} below={below}>
      <textarea
        {...field}
        className="block w-full resize-y rounded-control border border-outline bg-raised px-3 py-2.5 aria-invalid:border-2 aria-invalid:border-ink"
        {...rest}
      />
    </Labeled>
  );
}
