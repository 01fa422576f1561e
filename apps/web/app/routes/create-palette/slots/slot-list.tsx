import type { Hex } from '@swatchwork/color';

import type { Creator } from '../state/use-creator.ts';
import { Slot } from './slot.tsx';
import { useSlotDrag } from './use-slot-drag.ts';

type Props = {
  creator: Creator;
  /** The colors whose names show: those of a moment ago during a drag. */
  named: readonly Hex[];
  nameOf: (color: Hex) => string | undefined;
  onStar: (color: Hex) => void;
};

/** The palette: columns edge to edge, rows on a phone. */
export function SlotList({ creator: { state, dispatch }, named, nameOf, onStar }: Props) {
  const { colors, locked, selected } = state.document;
  const { list, handles } = useSlotDrag(dispatch);

  return (
    <ul
      ref={list}
      aria-label="Palette"
      // A drag changes colors at once; a click fades them over. The list sets this, so that slots
      // need not render for it.
      // slots need not be rendered for it.
      data-moving={state.gesture !== undefined || undefined}
      className="flex min-h-120 flex-1 flex-col md:min-h-100 md:flex-row lg:min-h-0"
    >
      {colors.map((color, slot) => (
        <Slot
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; colors may repeat.
          key={slot}
          {...{ slot, color, dispatch, onStar }}
          name={nameOf(named[slot] ?? color)}
          locked={locked[slot] ?? false}
          selected={slot === selected}
          handle={handles[slot]}
        />
      ))}
    </ul>
  );
}
