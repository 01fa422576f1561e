import { useEffect, useState } from 'react';

import { toast } from '../ui/messages/toast.ts';

type Tray = typeof import('../tray/tray.tsx');

const TYPING = 'textarea, select, [contenteditable], input:not([type=range], [type=radio])';

/**
 * Runs before the first paint: reserves the strip's height where the browser holds a tray, so that
 * nothing moves when the strip arrives.
 */
export const trayScript = `try{const t=localStorage.getItem('tray')||'';if(t.startsWith('{"colors":["#')&&!t.includes('"isHidden":true'))document.documentElement.dataset.strip=''}catch{}`;

/** The place of the tray. Its code loads when a person first uses it, and not with the page. */
export function TrayPlace() {
  const [parts, setParts] = useState<Tray>();

  useEffect(() => {
    const listening = new AbortController();
    let loaded: Tray | undefined;
    const use = (run?: (tray: Tray) => void) => {
      if (loaded) return run?.(loaded);
      import('../tray/tray.tsx').then(
        (tray) => {
          loaded = tray;
          setParts(tray);
          run?.(tray);
        },
        () => toast.error('Could Not Load', 'The tray could not be loaded. Check your connection.'),
      );
    };
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      listen: (event: DocumentEventMap[K], target: Element) => void,
    ) =>
      document.addEventListener(
        type,
        (event) => event.target instanceof Element && listen(event, event.target),
        { signal: listening.signal },
      );

    on('keydown', (event, target) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
      if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey || shiftKey || repeat) return;
      if (defaultPrevented || target.closest(TYPING)) return;
      if (!document.querySelector('dialog:modal')) use((tray) => tray.addPointedAt());
    });
    on('click', (_, target) => {
      const button = target.closest<HTMLElement>('[data-tray]');
      if (button) use((tray) => tray.press(button.dataset.tray ?? ''));
    });
    on('dragstart', ({ dataTransfer }, target) => {
      // Browsers drag nothing without data; links have some.
      if (dataTransfer?.types.length === 0 && target instanceof HTMLElement) {
        dataTransfer.setData('text/plain', target.style.backgroundColor);
      }
      use((tray) => tray.startDrag(target));
    });
    const hasTray = document.documentElement.dataset.strip !== undefined;
    if (hasTray || location.hash.startsWith('#tray=')) use();
    return () => listening.abort();
  }, []);

  return parts && <parts.Tray />;
}
