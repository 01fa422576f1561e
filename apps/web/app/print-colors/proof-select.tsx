import { type ConditionId, PRINT_CONDITIONS } from '@swatchwork/print/conditions';

import { Select } from '../ui/fields/select.tsx';

type Props = {
  value: ConditionId | undefined;
  /** Undefined for colors of the screen. */
  onChange: (id: ConditionId | undefined) => void;
  hasFailed: boolean;
};

const OPTIONS = [
  { value: '', label: 'Off: colors of the screen' },
  ...PRINT_CONDITIONS.map(({ id, name }) => ({ value: id, label: name })),
];

/** On which paper designs are shown as prints. */
export function ProofSelect({ value, onChange, hasFailed }: Props) {
  return (
    <div className="mt-2 noscript:hidden">
      <Select
        label="Soft proof"
        autoComplete="off"
        options={OPTIONS}
        value={value ?? ''}
        onChange={({ currentTarget: { value: id } }) =>
          onChange(PRINT_CONDITIONS.find((condition) => condition.id === id)?.id)
        }
      />
      {hasFailed && (
        <p role="alert" className="mt-1 text-sm">
          It could not be loaded. Check your connection and choose it again.
        </p>
      )}
    </div>
  );
}
