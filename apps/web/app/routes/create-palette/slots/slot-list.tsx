import type { Hex } from '@swatchwork/color';

import type { Creator } from '../state/use-creator.ts';
import { Slot } from './slot.tsx';
import { useSlotDrag } from './use-slot-drag.ts';

type Props = {
  creator: Creator;
  nameOf: (color: Hex) => string | undefined;
  onCopy: (color: Hex) => void;
  onStar: (color: Hex) => void;
};

/** The palette: columns edge to edge, rows on a phone. */
export function SlotList({ creator: { state, dispatch }, nameOf, onCopy, onStar }: Props) {
  const { colors, locked, selected } = state.document;
  const { list, handleProps } = useSlotDrag(dispatch);

  return (
    <ul
      ref={list}
      aria-label="Palette"
      className="flex min-h-120 flex-1 flex-col md:min-h-100 md:flex-row lg:min-h-0"
    >
      {colors.map((color, slot) => (
        <Slot
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; colours may repeat.
          key={slot}
          number={slot + 1}
          color={color}
          name={nameOf(color)}
          locked={locked[slot] ?? false}
          selected={slot === selected}
          handle={handleProps(slot)}
          onSelect={() => dispatch({ type: 'select', slot })}
          onChange={(next) => dispatch({ type: 'setColor', slot, color: next })}
          onToggleLock={() => dispatch({ type: 'toggleLock', slot })}
          onCopy={() => onCopy(color)}
          onStar={() => onStar(color)}
        />
      ))}
    </ul>
  );
}
