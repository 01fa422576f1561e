import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Location } from 'react-router';

import { toast } from '../ui/messages/toast.ts';
import { addressHere, type PairField } from './address-here.ts';
import { type TrayColor, textOf } from './tray-color.ts';
import { TrayEntry } from './tray-entry.tsx';
import { moveColor, placeOf, removeColor, type TrayState } from './tray-state.ts';
import { changeTray } from './tray-store.ts';

type Props = {
  tray: TrayState;
  location: Location;
  field: PairField;
  /** Whether each color shows buttons that move and remove it. */
  isEditing: boolean;
  remove: (change: (tray: TrayState) => TrayState) => void;
};

/** The colors of the tray: a click takes one to the page, keys and buttons move and remove it. */
export function TrayColors({ tray, location, field, isEditing, remove }: Props) {
  const { colors } = tray;
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<TrayColor>(undefined);

  // A moved element loses the focus, and so does the neighbor of a removed one.
  useEffect(() => {
    if (toFocus.current) {
      const place = placeOf(tray, toFocus.current);
      list.current?.querySelector<HTMLElement>(`[data-place="${place}"] a`)?.focus();
    }
    toFocus.current = undefined;
  });

  function move(color: TrayColor, step: number) {
    const place = placeOf(tray, color) + step;
    if (place < 0 || place >= colors.length) return;
    changeTray((now) => moveColor(now, color, place));
    toast.info('Moved', `${textOf(color)} is number ${place + 1} of ${colors.length}.`);
  }

  function take(color: TrayColor) {
    const place = placeOf(tray, color);
    remove((now) => removeColor(now, color));
    return colors[place + 1] ?? colors[place - 1];
  }

  function onKeyDown(event: KeyboardEvent, color: TrayColor) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Delete' || key === 'Backspace') {
      toFocus.current = take(color);
    } else if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      toFocus.current = color;
      move(color, key === 'ArrowLeft' ? -1 : 1);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <ul
        ref={list}
        aria-label="Colors in the tray"
        className="flex min-w-0 flex-1 overflow-x-auto py-1.5"
      >
        {colors.map((color, place) => (
          <TrayEntry
            key={textOf(color)}
            color={color}
            place={place}
            count={colors.length}
            to={addressHere(color, location, field)}
            isEditing={isEditing}
            onMove={(step) => move(color, step)}
            onRemove={() => {
              toFocus.current = take(color);
            }}
            onKeyDown={(event) => onKeyDown(event, color)}
          />
        ))}
      </ul>
      <p id="tray-keys" className="sr-only">
        Enter uses it here, Delete removes it, Shift with an arrow moves it.
      </p>
    </>
  );
}
