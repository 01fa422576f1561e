import { describe, formatHex, parseHex, readableTextColor } from '@swatchwork/color';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ComponentProps } from 'react';

import { InnerLink } from '../ui/links/inner-link.tsx';
import { swatchStyle } from '../ui/swatches/swatch-style.ts';
import { type TrayColor, textOf } from './tray-color.ts';

type Props = Pick<ComponentProps<typeof InnerLink>, 'to' | 'onKeyDown'> & {
  color: TrayColor;
  place: number;
  /** Of all colors of the tray. */
  count: number;
  /** Whether there are buttons that move and remove it. */
  isEditing: boolean;
  onMove: (step: number) => void;
  onRemove: () => void;
};

const SMALL = 'grid h-11 w-8 place-items-center hover:bg-hover [&_svg]:size-4';

/** A color of the tray, as a link that takes it to the page. */
export function TrayEntry({
  color,
  place,
  count,
  to,
  isEditing,
  onMove,
  onRemove,
  onKeyDown,
}: Props) {
  return (
    <li
      data-place={place}
      className={`@container flex h-11 shrink-0 border-y border-line first:border-l last:border-r ${isEditing ? 'w-36' : 'w-11 max-w-24 sm:flex-1'}`}
    >
      {isEditing && (
        <button
          type="button"
          aria-label={`Move ${textOf(color)} left`}
          aria-disabled={place === 0}
          onClick={() => onMove(-1)}
          className={`${SMALL} aria-disabled:opacity-40`}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      <InnerLink
        to={to}
        draggable
        data-color={color.hex}
        title={textOf(color)}
        aria-label={`Use ${wordsOf(color)}`}
        aria-describedby="tray-keys"
        aria-keyshortcuts="Delete Shift+ArrowLeft Shift+ArrowRight"
        onKeyDown={onKeyDown}
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
            aria-disabled={place === count - 1}
            onClick={() => onMove(1)}
            className={`${SMALL} aria-disabled:opacity-40`}
          >
            <ChevronRight aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={`Remove ${textOf(color)}`}
            onClick={onRemove}
            className={SMALL}
          >
            <X aria-hidden="true" />
          </button>
        </>
      )}
    </li>
  );
}

const wordsOf = ({ hex, exact }: TrayColor): string =>
  [hex, describe(parseHex(hex)!), exact].filter(Boolean).join(', ');
