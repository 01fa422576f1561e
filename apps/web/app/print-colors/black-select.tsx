import { BLACK_RULES } from '@swatchwork/print/conditions';

import { Select } from '../ui/fields/select.tsx';
import { useBlackRule } from './use-condition.ts';

const OPTIONS = BLACK_RULES.map(({ id, name }) => ({ value: id, label: name }));

/** How much black ink replaces the other three, on every page. */
export function BlackSelect({ className = '' }: { className?: string }) {
  const [rule, choose] = useBlackRule();
  return (
    <Select
      label="Black ink"
      className={className}
      options={OPTIONS}
      value={rule}
      onChange={(event) => choose(BLACK_RULES[event.currentTarget.selectedIndex]!.id)}
    />
  );
}
