import { useEffect, useRef } from 'react';

/**
 * When a deleted entry takes the focused button with it, the browser would move the focus to the
 * top of the page. After a call of `keep`, the list gets the focus as soon as no other element has
 * it.
 */
export function useListFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);

  useEffect(() => {
    if (!wanted.current || document.activeElement !== document.body) return;
    wanted.current = false;
    list.current?.focus({ preventScroll: true });
  });

  return {
    /** For the element around the list. */
    list: { ref: list, tabIndex: -1, className: 'outline-none' },
    keep() {
      wanted.current = true;
    },
  };
}
