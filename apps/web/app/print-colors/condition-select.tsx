import { type ConditionId, PRINT_CONDITIONS } from '@swatchwork/print/conditions';

import { Select } from '../ui/fields/select.tsx';

type Props = { value: ConditionId; onChange: (id: ConditionId) => void; className?: string };

const OPTIONS = PRINT_CONDITIONS.map(({ id, name, characterization }) => ({
  value: id,
  label: `${name} (${characterization})`,
}));

/** On which paper, and by which standard, it is printed. */
export function ConditionSelect({ value, onChange, className = '' }: Props) {
  return (
    <Select
      label="Print condition"
      className={className}
      options={OPTIONS}
      value={value}
      onChange={(event) => onChange(PRINT_CONDITIONS[event.currentTarget.selectedIndex]!.id)}
    />
  );
}

type OptionalProps = {
  label: string;
  /** The choice of no condition. */
  none: string;
  value: ConditionId | undefined;
  onChange: (id: ConditionId | undefined) => void;
};

/** The same, or colors of the screen. */
export function OptionalCondition({ label, none, value, onChange }: OptionalProps) {
  return (
    <Select
      label={label}
      autoComplete="off"
      options={[{ value: '', label: none }, ...OPTIONS]}
      value={value ?? ''}
      onChange={(event) => onChange(PRINT_CONDITIONS[event.currentTarget.selectedIndex - 1]?.id)}
    />
  );
}
