import type { CSSProperties, KeyboardEvent } from 'react';

import { roleAt } from '../../../palettes/chosen-roles.ts';
import { shareOfRow } from '../../../palettes/share-of-row.ts';
import { usePlaceDrag } from '../../../palettes/use-place-drag.ts';
import { isFull } from '../state/size-limits.ts';
import type { Creator } from '../state/use-creator.ts';
import type { Sizing } from '../state/use-sizing.ts';
import { Slot } from './slot.tsx';

type Props = {
  creator: Creator;
  /** By place; those of a moment ago during a drag. */
  names: readonly string[];
  onStar: (slot: number) => void;
  onSelect: (slot: number) => void;
  sizing: Sizing;
};

/** More colors than this may need a second row, and their tools stand closer. */
const FEW = 5;

/** Least width of a column in rem: that of a hex. */
const COLUMN = 5.75;

/** The palette: columns edge to edge, rows on a phone. */
export function SlotList({ creator: { state, dispatch }, names, onStar, onSelect, sizing }: Props) {
  const { colors, exact, locked, roles, selected } = state.document;
  const { list, handles } = usePlaceDrag<HTMLUListElement>(dispatch);

  return (
    <ul
      ref={list}
      aria-label="Palette"
      onKeyDown={goThroughTools}
      // A drag changes colors at once; a click fades them over. The list sets this, so that slots
      // need not render for it.
      data-moving={state.gesture !== undefined || undefined}
      data-many={colors.length > FEW || undefined}
      style={{ '--share': shareOfRow(colors.length, COLUMN) } as CSSProperties}
      className="flex min-h-120 flex-1 flex-col md:min-h-125 md:flex-row md:data-many:flex-wrap lg:min-h-0"
    >
      {colors.map((color, slot) => (
        <Slot
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; colors may repeat.
          key={slot}
          {...{ slot, color, dispatch, onStar, onSelect }}
          exact={exact[slot]}
          onAdd={isFull(state.document) ? undefined : sizing.add}
          onRemove={sizing.remove}
          name={names[slot]}
          locked={locked[slot] ?? false}
          role={roleAt(roles, slot)}
          selected={slot === selected}
          handle={handles[slot]}
        />
      ))}
    </ul>
  );
}

/** A color is one stop of Tab; the arrows up and down lead through its swatch, tools and hex. */
function goThroughTools(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (!step || ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return;
  if (!(target instanceof HTMLElement)) return;
  const stops = [
    ...(target
      .closest('li')
      ?.querySelectorAll<HTMLElement>('[data-slot], [data-tool]:not([data-handle])') ?? []),
  ].filter((stop) => stop.offsetParent !== null);
  event.preventDefault();
  stops.at((stops.indexOf(target) + step) % stops.length)?.focus();
}
