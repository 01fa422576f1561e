import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { focusSwatch } from '../slots/focus-swatch.ts';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import type { ShortcutName } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Actions = Record<
  'generate' | 'undo' | 'redo' | 'help' | 'deselect' | 'export' | 'share' | 'save',
  () => unknown
> & { sizing: Sizing };

/** Binds the page's shortcuts to their actions. */
export function useCreatorShortcuts({ state, dispatch }: Creator, { sizing, ...actions }: Actions) {
  const { colors, selected } = state.document;
  const color = selected === undefined ? undefined : colors[selected];
  const last = colors.length - 1;

  function select(slot: number) {
    dispatch({ type: 'select', slot });
    focusSwatch(slot);
  }

  function move(step: number) {
    if (selected === undefined) return;
    dispatch({ type: 'move', from: selected, to: selected + step });
    focusSwatch(selected + step);
  }

  const run: Record<ShortcutName, () => unknown> = {
    ...actions,
    previous: () => select(selected === undefined ? last : Math.max(0, selected - 1)),
    next: () => select(selected === undefined ? 0 : Math.min(last, selected + 1)),
    moveBack: () => move(-1),
    moveForward: () => move(1),
    async add() {
      const slot = (selected ?? last) + 1;
      await sizing.add(slot);
      focusSwatch(slot);
    },
    duplicate: () => selected !== undefined && sizing.duplicate(selected),
    remove: () => selected !== undefined && sizing.remove(selected),
    lock() {
      if (selected !== undefined) dispatch({ type: 'toggleLock', slot: selected });
    },
    copy() {
      if (color) copyWithToast(color);
    },
  };

  useShortcuts((name) => run[name]());
}
