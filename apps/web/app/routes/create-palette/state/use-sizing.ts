import { useMemo } from 'react';
import { flushSync } from 'react-dom';

import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { focusSwatch } from '../slots/focus-swatch.ts';
import { isFull, isSmallest, sayFull, saySmallest } from './size-limits.ts';
import type { Creator } from './use-creator.ts';

/**
 * Adds, duplicates and removes colors. The focus goes to the swatch that the action was about, or to
 * the neighbor of a removed one.
 *
 * @param generateAt Adds a generated color at an index.
 */
export function useSizing(
  { state, dispatch }: Creator,
  generateAt: (slot: number) => Promise<void>,
) {
  /** After the selected color, else at the end. */
  const add = useHandler((slot?: number) => {
    const { colors, selected } = state.document;
    if (isFull(state.document)) return sayFull();
    return generateAt(slot ?? (selected ?? colors.length - 1) + 1);
  });

  const duplicate = useHandler((slot: number) => {
    const { colors, exact } = state.document;
    if (isFull(state.document)) return sayFull();
    flushSync(() => {
      dispatch({ type: 'add', slot: slot + 1, color: colors[slot]!, exact: exact[slot] });
      dispatch({ type: 'select', slot: slot + 1 });
    });
    focusSwatch(slot + 1);
  });

  const remove = useHandler((slot: number) => {
    const { colors } = state.document;
    if (isSmallest(state.document)) return saySmallest();
    flushSync(() => dispatch({ type: 'remove', slot }));
    focusSwatch(Math.min(slot, colors.length - 2));
    toast.success('Color Removed!', `${colors[slot]} was removed. Undo restores it.`);
  });

  return useMemo(() => ({ add, duplicate, remove }), [add, duplicate, remove]);
}

export type Sizing = ReturnType<typeof useSizing>;
