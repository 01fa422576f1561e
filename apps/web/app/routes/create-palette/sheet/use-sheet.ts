import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useHandler } from '../../../ui/use-handler.ts';

/** Widths at which the inspector is a sheet at the bottom; the same as `max-md` of the styles. */
const isPhone = () => matchMedia('(width < 48rem)').matches;

/**
 * Opens and closes the inspector as a sheet at the bottom of a phone's screen. The focus goes into
 * it, and back to where it was. On wider screens, where the inspector is always there, only its
 * tab is focused.
 */
export function useSheet() {
  const sheet = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);

  /** @param target What to focus; the sheet itself without it. */
  const open = useHandler((target?: string) => {
    if (isPhone() && !isOpen) {
      opener.current = document.activeElement;
      flushSync(() => setOpen(true));
      sheet.current?.scrollTo(0, 0);
    }
    const inside = target ? sheet.current?.querySelector<HTMLElement>(target) : undefined;
    if (inside) inside.focus();
    else if (isPhone()) sheet.current?.focus({ preventScroll: true });
  });

  const close = useHandler(() => {
    if (!isOpen) return;
    flushSync(() => setOpen(false));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  });

  return { sheet, isOpen, isPhone, open, close };
}

export type Sheet = ReturnType<typeof useSheet>;
