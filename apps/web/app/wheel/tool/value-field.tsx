import { type ComponentProps, useId, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> & {
  label: string;
  /** The value of the wheel; the field follows it. */
  value: string;
  /** The hue of a text, in degrees; undefined if the text is invalid. */
  read: (text: string) => number | undefined;
  onChange: (hue: number, text: string) => void;
  /** Hint for an invalid text. */
  hint: string;
  /** Prefix of the text. */
  prefix?: string;
  /** Whether the field has no use without JavaScript. */
  needsScript?: boolean;
};

/** A field that sets the wheel as soon as its text is valid. */
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
  /** An invalid text, or an incomplete one. */
  const [typed, setTyped] = useState<string>();
  const invalid = typed !== undefined;

  function change(text: string) {
    const hue = read(text);
    setTyped(hue === undefined ? text : undefined);
    if (hue !== undefined) onChange(hue, text);
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
