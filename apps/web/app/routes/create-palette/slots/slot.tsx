import { describe, type Hex, parseHex } from '@swatchwork/color';
import { Copy, GripVertical, Lock, LockOpen, Star } from 'lucide-react';
import { type ComponentProps, memo } from 'react';

import { copyWithToast } from '../../../ui/copy-with-toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Creator } from '../state/use-creator.ts';
import { HexInput } from './hex-input.tsx';
import { paint } from './slot-style.ts';

type Props = {
  /** Its place, 0–4. */
  slot: number;
  color: Hex;
  name: string | undefined;
  locked: boolean;
  selected: boolean;
  /** What makes the handle drag. */
  handle: ComponentProps<'button'> | undefined;
  dispatch: Creator['dispatch'];
  onStar: (color: Hex) => void;
};

/** One colour of the palette, as large as the layout allows, with its tools. */
export const Slot = memo(function Slot(props: Props) {
  const { slot, color, name, locked, selected, handle, dispatch, onStar } = props;
  const number = slot + 1; // as people count
  const words = describe(parseHex(color)!);
  const tool = toolStyle(selected);
  const copy = () => copyWithToast(color);

  return (
    <li
      aria-label={`Color ${number}: ${words}, ${color}`}
      data-selected={selected || undefined}
      style={paint(color)}
      className="group relative isolate flex min-h-24 flex-1 items-center justify-between gap-2 px-3 transition-colors forced-color-adjust-none in-data-moving:transition-none md:min-w-0 md:flex-col md:items-stretch md:justify-end md:px-3 md:pt-3 md:pb-10 lg:px-2 xl:px-4"
    >
      <button
        type="button"
        aria-label={`Select color ${number}, ${words}, ${color}`}
        aria-pressed={selected}
        aria-keyshortcuts="Enter"
        title={selected ? `Copy ${color}` : `Select ${color}`}
        data-slot={number}
        onClick={selected ? copy : () => dispatch({ type: 'select', slot })}
        className="absolute inset-0 focus-visible:-outline-offset-4"
      />
      <div className="pointer-events-none relative z-1 flex items-center *:pointer-events-auto max-md:*:w-10 md:order-first md:flex-1 md:flex-col">
        <IconButton
          label={`Lock color ${number}`}
          aria-pressed={locked}
          onClick={() => dispatch({ type: 'toggleLock', slot })}
          className={locked ? '' : tool}
        >
          {locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={`Save color ${number} to favorites`}
          onClick={() => onStar(color)}
          className={tool}
        >
          <Star aria-hidden="true" />
        </IconButton>
        <IconButton label={`Copy ${color}`} onClick={copy} className={tool}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move color ${number}: drag, or use the arrow keys`}
          className={`cursor-grab touch-none active:cursor-grabbing ${tool}`}
          {...handle}
        >
          <GripVertical aria-hidden="true" className="max-md:rotate-90" />
        </IconButton>
      </div>
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

/** Tools show where the pointer or the focus is; always on phones and on the selected slot. */
const toolStyle = (selected: boolean): string =>
  selected
    ? ''
    : 'transition-opacity md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:[@media(hover:none)]:opacity-100';
