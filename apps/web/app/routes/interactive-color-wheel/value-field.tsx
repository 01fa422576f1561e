import { type ComponentProps, useId, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> & {
  label: string;
  /** What the wheel says; the field follows it. */
  value: string;
  /** The hue that a text names, in degrees; undefined for a text that names none. */
  read: (text: string) => number | undefined;
  onChange: (hue: number) => void;
  /** What to type, shown for a text that names no hue. */
  hint: string;
  /** Stands before the text. */
  prefix?: string;
  /** Whether the field serves nothing where no JavaScript runs. */
  needsScript?: boolean;
};

/** A field that turns the wheel as soon as its text names a hue. */
export function ValueField({
  label,
  value,
  read,
  onChange,
  hint,
  prefix,
  needsScript = false,
  ...rest
}: Props) {
  const id = useId();
  /** A text that names no hue, or not yet. */
  const [typed, setTyped] = useState<string>();
  const invalid = typed !== undefined;

  function change(text: string) {
    const hue = read(text);
    setTyped(hue === undefined ? text : undefined);
    if (hue !== undefined) onChange(hue);
  }

  return (
    <div className={`min-w-0 flex-1 ${needsScript ? 'noscript:hidden' : ''}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex items-center rounded-control border border-outline bg-raised px-3 font-mono has-aria-invalid:border-2 has-aria-invalid:border-ink">
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          value={typed ?? value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-hint` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="min-h-11 w-full min-w-0"
          {...rest}
        />
      </div>
      {invalid && (
        <p id={`${id}-hint`} className="mt-1 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
