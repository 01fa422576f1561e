import { useEffect } from 'react';

import { useHandler } from '../ui/use-handler.ts';

/** Ctrl or ⌘ with S saves, in a field as well. */
export function useSaveKey(save: () => unknown) {
  const latest = useHandler(save);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return;
      event.preventDefault(); // the browser would save the page
      if (!event.repeat && !document.querySelector('dialog:modal')) latest();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
