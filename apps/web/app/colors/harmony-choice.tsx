import { HARMONY_TYPES, type HarmonyType } from '@swatchwork/color';
import { memo, type ReactNode } from 'react';

import { Radio } from '../ui/fields/radio.tsx';

type Props = {
  value: HarmonyType;
  onChange: (type: HarmonyType) => void;
  /** Layout of the choices. */
  className: string;
  /** The look of one choice; a pill if not given. */
  choiceClassName?: string;
  legendClassName?: string;
  /** Content of a choice. Default: its id. */
  children?: (type: HarmonyType) => ReactNode;
};

const PILL =
  'min-h-11 rounded-full border border-outline px-4 capitalize has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent';

/** The four harmonies, of which one is chosen. */
export const HarmonyChoice = memo(function HarmonyChoice({
  value,
  onChange,
  className,
  choiceClassName = PILL,
  legendClassName = 'mb-1 text-sm font-medium',
  children = (type) => type,
}: Props) {
  return (
    <fieldset className={className}>
      <legend className={legendClassName}>Harmony</legend>
      {HARMONY_TYPES.map((type) => (
        <Radio
          key={type}
          name="harmony"
          value={type}
          checked={type === value}
          onChange={() => onChange(type)}
          className={choiceClassName}
        >
          {children(type)}
        </Radio>
      ))}
    </fieldset>
  );
});
