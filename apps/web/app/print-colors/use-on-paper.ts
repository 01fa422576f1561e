import { formatHex, parseHex, type Srgb } from '@swatchwork/color';
import type { ConditionId } from '@swatchwork/print/conditions';
import { useMemo } from 'react';

import { usePress } from './use-condition.ts';

/**
 * What colors look like in print, for many elements with few colors.
 *
 * @param id Undefined for colors of the screen.
 * @returns `onPaper` is undefined until the condition has loaded.
 */
export function useOnPaper(id: ConditionId | undefined) {
  const { press, hasFailed } = usePress(id);
  const onPaper = useMemo(() => {
    if (id === undefined || press?.condition.id !== id) return undefined;
    const { toPrint, condition } = press;
    const known = new Map<string, Srgb>();
    return (color: Srgb): Srgb => {
      const hex = formatHex(color);
      const seen = known.get(hex) ?? parseHex(toPrint(condition, color).seen)!;
      known.set(hex, seen);
      return seen;
    };
  }, [id, press]);
  return { onPaper, hasFailed };
}
