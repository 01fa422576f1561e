import { type ComponentProps, type ReactNode, useId } from 'react';

import { Labeled } from './labeled.tsx';

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
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <Labeled
      id={id}
      label={label}
      className={className}
      below={
        <>
          {hint && (
            <p id={`${id}-hint`} className="mt-1 text-sm wrap-anywhere text-muted">
              {hint}
            </p>
          )}
          {error && (
            <p id={`${id}-error`} className="mt-1 text-sm font-semibold wrap-anywhere">
              {error}
            </p>
          )}
        </>
      }
    >
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`min-h-11 w-full rounded-control border border-outline bg-raised px-3 aria-invalid:border-2 aria-invalid:border-ink ${end ? 'pr-12' : ''}`}
        {...rest}
      />
      {end && <div className="absolute inset-y-0 right-0">{end}</div>}
    </Labeled>
  );
}
