import { SLOT_COUNT } from '../../../palettes/creator-document.ts';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { focusSwatch } from '../slots/focus-swatch.ts';
import type { Creator } from '../state/use-creator.ts';
import type { ShortcutName } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Actions = Record<'generate' | 'undo' | 'redo' | 'help', () => void>;

/** Binds the page's shortcuts to their actions. */
export function useCreatorShortcuts({ state, dispatch }: Creator, actions: Actions) {
  const { colors, selected } = state.document;
  const color = selected === undefined ? undefined : colors[selected];

  function select(slot: number) {
    dispatch({ type: 'select', slot });
    focusSwatch(slot);
  }

  function move(step: number) {
    if (selected === undefined) return;
    dispatch({ type: 'move', from: selected, to: selected + step });
    focusSwatch(selected + step);
  }

  const run: Record<ShortcutName, () => void> = {
    ...actions,
    previous: () => select(selected === undefined ? SLOT_COUNT - 1 : Math.max(0, selected - 1)),
    next: () => select(selected === undefined ? 0 : Math.min(SLOT_COUNT - 1, selected + 1)),
    moveBack: () => move(-1),
    moveForward: () => move(1),
    lock() {
      if (selected !== undefined) dispatch({ type: 'toggleLock', slot: selected });
    },
    copy() {
      if (color) copyWithToast(color);
    },
    deselect: () => dispatch({ type: 'select', slot: undefined }),
  };

  useShortcuts((name) => run[name]());
}
