import { formatHex, type Hex, parseHex } from '@swatchwork/color';
import { useId, useState } from 'react';

type Props = {
  label: string;
  value: Hex;
  /** Receives each valid color: on the sixth digit, at the latest on Enter or blur. */
  onChange: (color: Hex) => void;
};

/**
 * The hex of a slot as a text field. An invalid text stays in the field, is marked, and is not
 * applied.
 */
export function HexInput({ label, value, onChange }: Props) {
  const messageId = useId();
  /** A text and its color; when the slot gets another color, the text is dropped. */
  const [own, setOwn] = useState<{ text: string; beside: Hex }>({ text: value, beside: value });
  const typed = own.beside === value || readHex(own.text) === value ? own.text : value;
  if (typed !== own.text) setOwn({ text: typed, beside: value }); // undo does not restore it
  const setTyped = (text: string) => setOwn({ text, beside: readHex(text) ?? value });
  const invalid = readHex(typed) === undefined;

  function change(text: string) {
    setTyped(text);
    const color = readHex(text);
    if (color && color !== value) onChange(color);
  }

  /** Writes a valid text in upper case with `#`. */
  const settle = () => setTyped(readHex(typed) ?? typed);

  return (
    <div className="relative">
      <input
        aria-label={label}
        tabIndex={-1}
        data-tool
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setTyped(value);
        }}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? messageId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="pointer-events-auto h-11 w-[8.5ch] max-w-full rounded-control border border-transparent bg-transparent px-1 font-mono text-xl md:in-data-many:text-base font-semibold tracking-tight hover:border-current focus:border-current aria-invalid:border-2 aria-invalid:border-dashed aria-invalid:border-current lg:text-base xl:not-in-data-many:text-2xl"
      />
      {invalid && (
        <p id={messageId} className="px-1 text-sm font-medium">
          Six hex digits, such as #1A2B3C
        </p>
      )}
    </div>
  );
}

function readHex(text: string): Hex | undefined {
  const color = parseHex(text);
  return color && formatHex(color);
}
