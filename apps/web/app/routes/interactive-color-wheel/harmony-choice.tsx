import { HARMONY_TYPES, type HarmonyType } from '@swatchwork/color';
import { memo } from 'react';

import { Radio } from '../../ui/fields/radio.tsx';

type Props = { value: HarmonyType; onChange: (type: HarmonyType) => void };

/** The four harmonies, of which one is chosen. */
export const HarmonyChoice = memo(function HarmonyChoice({ value, onChange }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 text-sm font-medium">Harmony</legend>
      {HARMONY_TYPES.map((type) => (
        <Radio
          key={type}
          name="harmony"
          value={type}
          checked={type === value}
          onChange={() => onChange(type)}
          className="min-h-11 rounded-full border border-outline px-4 capitalize has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent"
        >
          {type}
        </Radio>
      ))}
    </fieldset>
  );
});
