import type { NamesInCode } from '@swatchwork/formats/constants';
import { useId } from 'react';

import { SelectBox } from '../../ui/fields/select-box.tsx';
import type { Naming } from './named-palette.ts';

type Props = {
  naming: Naming;
  onNaming: (naming: Naming) => void;
  hasPoetic: boolean;
  names: NamesInCode;
  onNames: (names: NamesInCode) => void;
  /** Whether the format has variables that can be called after the colors. */
  isCode: boolean;
};

/** Which names the colors get, and how variables are called after them. */
export function NameChoices({ naming, onNaming, hasPoetic, names, onNames, isCode }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label="Color names"
        value={naming}
        onChange={onNaming}
        options={[
          ['plain', 'Plain, such as vivid blue'],
          ...(hasPoetic ? [['poetic', 'Poetic, from a long list'] as const] : []),
          ['none', 'None'],
        ]}
      />
      {isCode && naming !== 'none' && (
        <Choice
          label="Variables"
          value={names}
          onChange={onNames}
          options={[
            ['own', 'Named by color'],
            ['prefixed', 'Named by palette and color'],
            ['numbered', 'Numbered'],
          ]}
        />
      )}
    </div>
  );
}

function Choice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <SelectBox
        id={id}
        value={value}
        onChange={(event) => onChange(options[event.currentTarget.selectedIndex]![0])}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
