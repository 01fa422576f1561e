import type { Hex } from '@swatchwork/color';
import { Copy, GripVertical, Lock, LockOpen, Star, X } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import type { Creator } from '../state/use-creator.ts';

export type SlotToolsProps = {
  /** Its place, from 0. */
  slot: number;
  color: Hex;
  locked: boolean;
  selected: boolean;
  /** Props that make the handle draggable. */
  handle: ComponentProps<'button'> | undefined;
  dispatch: Creator['dispatch'];
  onStar: (slot: number) => void;
  onRemove: (slot: number) => void;
};

/** Buttons that lock, save, copy, move and remove the color of a slot. */
export const SlotTools = memo(function SlotTools(props: SlotToolsProps) {
  const { slot, color, locked, selected, handle, dispatch, onStar, onRemove } = props;
  const number = slot + 1; // as people count
  const tool = toolStyle(selected);
  // The swatch is the slot's stop of Tab.
  const stop = { tabIndex: -1, 'data-tool': true } as const;

  return (
    <div className="pointer-events-none relative z-1 flex items-center *:pointer-events-auto max-md:*:w-10 md:order-first md:flex-1 md:flex-col md:in-data-many:flex-row md:in-data-many:flex-wrap md:in-data-many:content-start md:in-data-many:*:w-8">
      <IconButton
        {...stop}
        label={`Lock color ${number}`}
        aria-pressed={locked}
        onClick={() => dispatch({ type: 'toggleLock', slot })}
        className={locked ? '' : tool}
      >
        {locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
      </IconButton>
      <IconButton
        {...stop}
        label={`Save color ${number} to favorites`}
        onClick={() => onStar(slot)}
        className={tool}
      >
        <Star aria-hidden="true" />
      </IconButton>
      <IconButton
        {...stop}
        label={`Copy ${color}`}
        onClick={() => copyWithToast(color)}
        className={tool}
      >
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton
        {...stop}
        label={`Move color ${number}: drag, or use the arrow keys`}
        className={`cursor-grab touch-none active:cursor-grabbing ${tool}`}
        {...handle}
      >
        <GripVertical aria-hidden="true" className="max-md:rotate-90" />
      </IconButton>
      <IconButton
        {...stop}
        label={`Remove color ${number}`}
        onClick={() => onRemove(slot)} // On a phone the sheet has this button, and the swatch needs the room.
        className={`max-md:hidden ${tool}`}
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
});

/**
 * Dimmed until the pointer or the focus is on the slot, so that the color dominates. On every color
 * an icon still has a contrast of 3.
 */
const toolStyle = (selected: boolean): string =>
  selected
    ? ''
    : 'transition-opacity md:opacity-70 md:group-focus-within:opacity-100 md:group-hover:opacity-100';
