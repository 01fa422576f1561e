import { type ColorRole, describe, parseHex, toCssColor } from '@swatchwork/color';
import { Plus } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import type { Exact } from '../../../palettes/exact-of.ts';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { ExactMark, MARK } from './exact-mark.tsx';
import { HexInput } from './hex-input.tsx';
import { paint } from './slot-style.ts';
import { SlotTools, type SlotToolsProps } from './slot-tools.tsx';

type Props = SlotToolsProps & {
  /** What the color is beyond its hex. */
  exact: Exact;
  name: string | undefined;
  role: ColorRole | undefined;
  /** Adds a color at an index; undefined while the palette is full. */
  onAdd: ((slot: number) => void) | undefined;
  onSelect: (slot: number) => void;
};

/** One color of the palette, as large as the layout allows, with its tools. */
export const Slot = memo(function Slot(props: Props) {
  const {
    slot,
    color,
    exact,
    name,
    role,
    locked,
    selected,
    handle,
    dispatch,
    onStar,
    onAdd,
    onRemove,
    onSelect,
  } = props;
  const number = slot + 1; // as people count
  const whole = exact === undefined ? undefined : toCssColor(exact);
  // Its text and tools may render a frame later than the color.
  const told = useDeferredValue(color);
  const words = `${describe(parseHex(told)!)}, ${told}`;

  return (
    <li
      aria-label={`Color ${number}: ${words}`}
      data-selected={selected || undefined}
      style={paint(color, whole?.css)}
      className="group relative isolate flex min-h-24 flex-1 items-center max-md:in-data-many:min-h-18 justify-between gap-2 px-3 transition-colors forced-color-adjust-none in-data-moving:transition-none md:min-w-0 md:flex-col md:items-stretch md:justify-end md:pt-3 md:pb-10 md:hover:z-1 md:in-data-many:min-h-64 md:in-data-many:basis-(--share) md:in-data-many:px-2 lg:px-2 xl:not-in-data-many:px-4"
    >
      <button
        type="button"
        aria-label={`Select color ${number}, ${words}`}
        aria-pressed={selected}
        aria-keyshortcuts="Enter"
        title={selected ? `Copy ${told}` : `Select ${told}`}
        data-slot={number}
        onClick={selected ? () => copyWithToast(color) : () => onSelect(slot)}
        className="absolute inset-0 focus-visible:-outline-offset-4"
      />
      <SlotTools {...{ slot, color: told, locked, selected, handle, dispatch, onStar, onRemove }} />
      <div className="pointer-events-none relative z-1 order-first min-w-0 max-md:has-data-mark:py-2 md:order-none">
        {/* Above, so that the hexes of all columns stay in one line. */}
        {whole && <ExactMark color={whole} />}
        {role && (
          <p data-mark className={`${MARK} first-letter:uppercase`}>
            {role}
          </p>
        )}
        <HexInput
          label={`Hex of color ${number}`}
          value={color}
          onChange={(next) => dispatch({ type: 'setColor', slot, color: next })}
        />
        <p className="min-h-[1.5em] truncate px-1 text-sm">{name}</p>
        <span
          aria-hidden="true"
          className="absolute -bottom-3 left-1 h-1 w-8 rounded-full bg-current opacity-0 transition-opacity group-data-selected:opacity-100"
        />
      </div>
      {onAdd && (
        <button
          type="button"
          // For the pointer; by keyboard there are a key and a button in the toolbar.
          tabIndex={-1}
          aria-label={`Add a color after color ${number}`}
          title="Add a color here"
          onClick={() => onAdd(slot + 1)}
          className="absolute top-1/2 right-0 z-2 hidden size-8 translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-outline bg-raised text-ink invisible group-last:translate-x-0 group-hover:visible md:pointer-fine:grid"
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      )}
    </li>
  );
});
