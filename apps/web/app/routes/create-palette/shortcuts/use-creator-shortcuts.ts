import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { focusedSlot, focusSwatch } from '../slots/focus-swatch.ts';
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
  const { colors } = state.document;
  const last = colors.length - 1;
  /** What keys are about: the slot that was reached by Tab, else the selected one. */
  const current = () => focusedSlot() ?? state.document.selected;

  /** Does something with it, if there is one. */
  const withCurrent = (act: (slot: number) => unknown) => () => {
    const slot = current();
    return slot !== undefined && act(slot);
  };

  function select(slot: number) {
    dispatch({ type: 'select', slot });
    focusSwatch(slot);
  }

  const move = (step: number) =>
    withCurrent((slot) => {
      dispatch({ type: 'move', from: slot, to: slot + step });
      focusSwatch(slot + step);
    });

  const run: Record<ShortcutName, () => unknown> = {
    ...actions,
    previous: () => select(Math.max(0, (current() ?? last + 1) - 1)),
    next: () => select(Math.min(last, (current() ?? -1) + 1)),
    moveBack: move(-1),
    moveForward: move(1),
    async add() {
      const slot = (current() ?? last) + 1;
      await sizing.add(slot);
      focusSwatch(slot);
    },
    duplicate: withCurrent(sizing.duplicate),
    remove: withCurrent(sizing.remove),
    lock: withCurrent((slot) => dispatch({ type: 'toggleLock', slot })),
    copy: withCurrent((slot) => copyWithToast(colors[slot]!)),
  };

  useShortcuts((name) => run[name]());
}
