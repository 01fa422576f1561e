import { formatHex, parseHex, readableTextColor, WHITE } from '@swatchwork/color';
import { Lock, LockOpen } from 'lucide-react';

import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import type { HeroColor } from './hero-colors.ts';

type Props = HeroColor & {
  /** From 1 to 6. */
  place: number;
  onLock: () => void;
};

/** A color of the hero, with its lock; a click copies it. */
export function HeroSwatch({ hex, name, isLocked = false, place, onLock }: Props) {
  const Icon = isLocked ? Lock : LockOpen;

  return (
    <li
      className="relative flex transition-colors"
      style={{
        backgroundColor: hex,
        color: formatHex(readableTextColor(parseHex(hex) ?? WHITE)),
      }}
    >
      <button
        type="button"
        draggable
        onClick={() => copyWithToast(hex)}
        className="ring-inside flex flex-1 flex-col p-6 text-left font-mono text-sm"
        style={{ backgroundColor: hex }}
      >
        <span className="sr-only">Copy </span>
        <span className="font-sans font-medium first-letter:uppercase max-sm:sr-only">{name}</span>
        <span className="max-sm:sr-only">{hex}</span>
      </button>
      <IconButton
        label={`Lock color ${place}`}
        aria-pressed={isLocked}
        onClick={onLock}
        className={`ring-inside absolute right-1 bottom-1 sm:right-3 sm:bottom-3 ${isLocked ? '' : 'max-sm:hidden [&_svg]:opacity-75'}`}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    </li>
  );
}
