import { formatHex, mapToGamut, parseColor, type Srgb } from '@swatchwork/color';
import { useEffect, useId, useState } from 'react';

import { atRest } from '../at-rest.ts';

type Props = {
  label: string;
  /** Name in the form, and so in the address of a page without JavaScript. */
  name: string;
  /** The text as typed, valid or not; the page stores it. */
  value: string;
  /** Every change, from typing or from the native popup, valid or not. */
  onChange: (text: string) => void;
  /** Reads the color that the popup's button shows. Default: as `parseColor` does. */
  colorOf?: (text: string) => Srgb | undefined;
  /** Whether a text is valid. Default: every text of a color is. */
  isValid?: (text: string) => boolean;
  /** Message about an invalid text. */
  message?: string | undefined;
  /** Color of the popup's button, dimmed, while the text is no color; default black. */
  last?: Srgb | undefined;
  /** An example, if the field may stay empty. */
  placeholder?: string;
};

/** A text field for a color with the browser's own color popup beside it. */
export function ColorField({
  label,
  name,
  value,
  onChange,
  colorOf = (text) => parseColor(text)?.color,
  isValid = (text) => colorOf(text) !== undefined,
  message = 'Enter one color, such as #3B82F6, rgb(59 130 246) or tomato. Until then black is used.',
  last,
  placeholder,
}: Props) {
  const id = useId();
  const invalid = useSettledError(!isValid(value), value);
  const parsed = colorOf(value);

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex min-h-11 rounded-control border border-outline bg-raised has-aria-invalid:border-2 has-aria-invalid:border-ink">
        <input
          type="color"
          aria-label={`${label}, choose`}
          value={popupValue(parsed ?? last)}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          // Without scripts it could not pass the chosen color to the text field.
          className={`color-popup h-auto w-11 shrink-0 rounded-l-control noscript:hidden ${value === '' && placeholder ? 'color-popup-empty' : ''} ${parsed || !last ? '' : 'opacity-40'}`}
        />
        <input
          id={id}
          name={name}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-message` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="w-full min-w-0 rounded-r-control px-3 font-mono"
        />
      </div>
      {invalid && (
        <p id={`${id}-message`} className="mt-1 text-sm font-semibold">
          {message}
        </p>
      )}
    </div>
  );
}

/** The popup supports only `#rrggbb`. */
const popupValue = (color: Srgb | undefined) =>
  color ? formatHex(mapToGamut(color)).toLowerCase() : '#000000';

/** How long keys and pointer rest before a text is said to be invalid, in ms. */
const REST = 600;

/**
 * Whether to show that a text is invalid: at once where the page opens with it, otherwise once
 * the person rests, and until it is valid again. A hex color is invalid at most keys before its
 * last: a message that comes and goes with them would move what lies below it, and one that comes
 * while the hand is on its way, what is about to be pressed.
 */
function useSettledError(isInvalid: boolean, text: string): boolean {
  const [isSettled, setSettled] = useState(isInvalid);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text begins a new rest, from a paste as well.
  useEffect(() => {
    if (isInvalid) return atRest(REST, () => setSettled(true));
    setSettled(false);
  }, [isInvalid, text]);

  return isInvalid && isSettled;
}
