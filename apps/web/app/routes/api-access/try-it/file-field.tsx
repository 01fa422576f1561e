import { useId } from 'react';

type Props = {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A labeled native file input. */
export function FileField({ label, name, hint, error }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-outline file:bg-raised file:px-4 file:font-medium"
      />
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
    </div>
  );
}
