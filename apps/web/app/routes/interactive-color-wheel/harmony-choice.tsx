import { HARMONY_TYPES, type HarmonyType } from '@swatchwork/color';
import { memo } from 'react';

type Props = { value: HarmonyType; onChange: (type: HarmonyType) => void };

/** The four harmonies, of which one is chosen. */
export const HarmonyChoice = memo(function HarmonyChoice({ value, onChange }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 text-sm font-medium">Harmony</legend>
      {HARMONY_TYPES.map((type) => (
        <label
          key={type}
          className="flex min-h-11 cursor-pointer items-center rounded-full border border-outline px-4 capitalize has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink noscript:has-checked:bg-transparent noscript:has-checked:text-ink"
        >
          <input
            type="radio"
            name="harmony"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            className="sr-only noscript:not-sr-only noscript:mr-2"
          />
          {type}
        </label>
      ))}
    </fieldset>
  );
});
