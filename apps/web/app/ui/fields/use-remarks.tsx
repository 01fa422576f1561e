import { useId } from 'react';

type Remarks = {
  /** Below the field. */
  hint?: string | undefined;
  /** Below the field, which it marks as invalid. */
  error?: string | undefined;
};

/**
 * The texts about a field.
 *
 * @returns `field` are the attributes with which the field names them, its id among them; `below` is
 * to stand below the field.
 */
export function useRemarks({ hint, error }: Remarks) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return {
    field: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
    below: (
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
    ),
  };
}
