import type { ConditionId } from '@swatchwork/print/conditions';

import { OptionalCondition } from './condition-select.tsx';

type Props = {
  value: ConditionId | undefined;
  /** Undefined for colors of the screen. */
  onChange: (id: ConditionId | undefined) => void;
  hasFailed: boolean;
};

/** On which paper designs are shown as prints. */
export function ProofSelect({ hasFailed, ...choice }: Props) {
  return (
    <div className="mt-2 noscript:hidden">
      <OptionalCondition label="Soft proof" none="Off: colors of the screen" {...choice} />
      {hasFailed && (
        <p role="alert" className="mt-1 text-sm">
          It could not be loaded. Check your connection and choose it again.
        </p>
      )}
    </div>
  );
}
