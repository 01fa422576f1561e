import { describe, formatHex, parseHex, readableTextColor } from '@swatchwork/color';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Location } from 'react-router';

import { InnerLink } from '../ui/links/inner-link.tsx';
import { toast } from '../ui/messages/toast.ts';
import { swatchStyle } from '../ui/swatches/swatch-style.ts';
import { addressHere, type PairField } from './address-here.ts';
import { type TrayColor, textOf } from './tray-color.ts';
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

const SMALL = 'grid h-11 w-8 place-items-center hover:bg-hover [&_svg]:size-4';

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
          <li
            key={textOf(color)}
            data-place={place}
            className={`@container flex h-11 shrink-0 border-y border-line first:border-l last:border-r ${isEditing ? 'w-36' : 'w-11 max-w-24 sm:flex-1'}`}
          >
            {isEditing && (
              <button
                type="button"
                aria-label={`Move ${textOf(color)} left`}
                aria-disabled={place === 0}
                onClick={() => move(color, -1)}
                className={`${SMALL} aria-disabled:opacity-40`}
              >
                <ChevronLeft aria-hidden="true" />
              </button>
            )}
            <InnerLink
              to={addressHere(color, location, field)}
              draggable
              data-color={color.hex}
              title={textOf(color)}
              aria-label={`Use ${wordsOf(color)}`}
              aria-describedby="tray-keys"
              aria-keyshortcuts="Delete Shift+ArrowLeft Shift+ArrowRight"
              onKeyDown={(event) => onKeyDown(event, color)}
              className="ring-inside flex min-w-0 flex-1 items-center justify-center font-mono text-sm forced-color-adjust-none"
              style={{
                ...swatchStyle({ hex: color.hex, css: color.exact }),
                color: formatHex(readableTextColor(parseHex(color.hex)!)),
              }}
            >
              <span aria-hidden="true" className={isEditing ? 'hidden' : '@max-[4.5rem]:hidden'}>
                {color.hex}
              </span>
            </InnerLink>
            {isEditing && (
              <>
                <button
                  type="button"
                  aria-label={`Move ${textOf(color)} right`}
                  aria-disabled={place === colors.length - 1}
                  onClick={() => move(color, 1)}
                  className={`${SMALL} aria-disabled:opacity-40`}
                >
                  <ChevronRight aria-hidden="true" />
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${textOf(color)}`}
                  onClick={() => {
                    toFocus.current = take(color);
                  }}
                  className={SMALL}
                >
                  <X aria-hidden="true" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p id="tray-keys" className="sr-only">
        Enter uses it here, Delete removes it, Shift with an arrow moves it.
      </p>
    </>
  );
}

const wordsOf = ({ hex, exact }: TrayColor): string =>
  [hex, describe(parseHex(hex)!), exact].filter(Boolean).join(', ');
