import { ChevronLeft, ChevronRight, CopyPlus, Trash2, X } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { focusSwatch } from '../slots/focus-swatch.ts';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';

type Props = Pick<Creator, 'dispatch'> & {
  /** Undefined: no color is selected. */
  slot: number | undefined;
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
  const disabled = slot === undefined;
  // At either end the button stays focusable and does nothing, so that the focus is not lost.
  const move = (step: number) =>
    slot !== undefined && dispatch({ type: 'move', from: slot, to: slot + step });

  /** This button disappears with the selection: the focus returns to the swatch. */
  function deselect() {
    if (slot !== undefined) focusSwatch(slot);
    onDeselect();
  }

  return (
    <div className="-my-2 -mr-2 flex shrink-0 *:w-9">
      <IconButton
        label="Move left"
        disabled={disabled}
        aria-disabled={slot === 0 || undefined}
        onClick={() => move(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Move right"
        disabled={disabled}
        aria-disabled={slot === count - 1 || undefined}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Duplicate"
        disabled={disabled}
        onClick={() => slot !== undefined && sizing.duplicate(slot)}
      >
        <CopyPlus aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Remove"
        disabled={disabled}
        onClick={() => slot !== undefined && sizing.remove(slot)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Deselect" disabled={disabled} onClick={deselect}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
});
