import { useEffect } from 'react';

/** Fields in which the browser itself undoes what was typed. */
const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])';

/** Ctrl or ⌘ with Z undoes, with Shift as well, or with Y, redoes. */
export function useUndoKeys(dispatch: (action: { type: 'undo' | 'redo' }) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (event.defaultPrevented || window.document.querySelector('dialog:modal')) return;
      if (event.target instanceof Element && event.target.closest(TEXT_FIELD)) return;
      event.preventDefault();
      dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    }
    window.document.addEventListener('keydown', onKeyDown);
    return () => window.document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
