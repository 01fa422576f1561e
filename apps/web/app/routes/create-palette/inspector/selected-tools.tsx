import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { memo } from 'react';
import { SLOT_COUNT } from '../../../palettes/creator-document.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { focusSwatch } from '../slots/focus-swatch.ts';
import type { Creator } from '../state/use-creator.ts';

type Props = Pick<Creator, 'dispatch'> & {
  /** Undefined: no color is selected. */
  slot: number | undefined;
};

/** Moves or deselects the selected color. */
export const SelectedTools = memo(function SelectedTools({ slot, dispatch }: Props) {
  const disabled = slot === undefined;
  // At either end the button stays focusable and does nothing, so that the focus is not lost.
  const move = (step: number) =>
    slot !== undefined && dispatch({ type: 'move', from: slot, to: slot + step });

  /** This button disappears with the selection: the focus returns to the swatch. */
  function deselect() {
    if (slot !== undefined) focusSwatch(slot);
    dispatch({ type: 'select', slot: undefined });
  }

  return (
    <div className="-my-2 -mr-2 flex">
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
        aria-disabled={slot === SLOT_COUNT - 1 || undefined}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label="Deselect" disabled={disabled} onClick={deselect}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
});
