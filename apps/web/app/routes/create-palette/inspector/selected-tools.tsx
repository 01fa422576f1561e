import { ChevronLeft, ChevronRight, CopyPlus, Trash2, X } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { focusSwatch } from '../slots/focus-swatch.ts';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';

type Props = Pick<Creator, 'dispatch'> & {
  slot: number;
  /** How many colors there are. */
  count: number;
  sizing: Sizing;
  onDeselect: () => void;
};

/** Moves, duplicates, removes or deselects the selected color. */
export const SelectedTools = memo(function SelectedTools({
  slot,
  count,
  sizing,
  dispatch,
  onDeselect,
}: Props) {
  // At either end the button stays focusable and does nothing, so that the focus is not lost.
  const move = (step: number) => dispatch({ type: 'move', from: slot, to: slot + step });

  /** This button disappears with the selection: the focus returns to the swatch. */
  function deselect() {
    focusSwatch(slot);
    onDeselect();
  }

  return (
    <div className="-my-2 -mr-2 flex shrink-0 *:w-9">
      <IconButton
        label="Move left"
        aria-disabled={slot === 0 || undefined}
        onClick={() => move(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Move right"
        aria-disabled={slot === count - 1 || undefined}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label="Duplicate" onClick={() => sizing.duplicate(slot)}>
        <CopyPlus aria-hidden="true" />
      </IconButton>
      <IconButton label="Remove" onClick={() => sizing.remove(slot)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Deselect" onClick={deselect}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
});
