import { describe, parseHex } from '@swatchwork/color';
import { memo, useDeferredValue } from 'react';

import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { HexInput } from './hex-input.tsx';
import { paint } from './slot-style.ts';
import { SlotTools, type SlotToolsProps } from './slot-tools.tsx';

type Props = SlotToolsProps & { name: string | undefined };

/** One color of the palette, as large as the layout allows, with its tools. */
export const Slot = memo(function Slot(props: Props) {
  const { slot, color, name, locked, selected, handle, dispatch, onStar } = props;
  const number = slot + 1; // as people count
  // Its text and tools may render a frame later than the color.
  const told = useDeferredValue(color);
  const words = `${describe(parseHex(told)!)}, ${told}`;

  return (
    <li
      aria-label={`Color ${number}: ${words}`}
      data-selected={selected || undefined}
      style={paint(color)}
      className="group relative isolate flex min-h-24 flex-1 items-center justify-between gap-2 px-3 transition-colors forced-color-adjust-none in-data-moving:transition-none md:min-w-0 md:flex-col md:items-stretch md:justify-end md:px-3 md:pt-3 md:pb-10 lg:px-2 xl:px-4"
    >
      <button
        type="button"
        aria-label={`Select color ${number}, ${words}`}
        aria-pressed={selected}
        aria-keyshortcuts="Enter"
        title={selected ? `Copy ${told}` : `Select ${told}`}
        data-slot={number}
        onClick={selected ? () => copyWithToast(color) : () => dispatch({ type: 'select', slot })}
        className="absolute inset-0 focus-visible:-outline-offset-4"
      />
      <SlotTools {...{ slot, color: told, locked, selected, handle, dispatch, onStar }} />
      <div className="pointer-events-none relative z-1 order-first min-w-0 md:order-none">
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
    </li>
  );
});
