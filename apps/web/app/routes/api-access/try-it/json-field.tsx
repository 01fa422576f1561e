import { useId } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
};

/** A labeled field for JSON, as high as its content. */
export function JsonField({ label, value, onChange, hint, error, className = '' }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={Math.min(16, Math.max(2, value.split('\n').length))}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className="field-sizing-content max-h-96 w-full rounded-control border border-outline bg-raised p-3 font-mono text-sm leading-6 aria-invalid:border-2 aria-invalid:border-ink"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm wrap-anywhere text-muted">
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
