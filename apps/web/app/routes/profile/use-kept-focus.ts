import { useEffect, useRef } from 'react';

/**
 * The focus goes with the button of what was deleted, and the keyboard would begin again at the top
 * of the page. After a call of `keep`, the list takes it as soon as nothing else has it.
 */
export function useKeptFocus() {
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
