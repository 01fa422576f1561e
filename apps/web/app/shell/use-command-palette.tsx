import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { loadOnDemand } from '../palette-files/load-on-demand.ts';

type Palette = typeof import('../commands/command-palette.tsx').CommandPalette;

/**
 * The command palette, which is loaded when it is first opened. What is typed until it shows
 * becomes its first text.
 *
 * @returns A function that opens it, and its dialog.
 */
export function useCommandPalette(): [open: () => void, dialog: ReactNode] {
  const [CommandPalette, setPalette] = useState<Palette>();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  /** Whether the text was typed while the palette loaded: typing goes on behind it then. */
  const [isEarly, setEarly] = useState(false);
  /** Set while the palette loads. */
  const typed = useRef<string>(undefined);

  const open = useCallback(async () => {
    if (typed.current !== undefined) return;
    typed.current = '';
    const loaded = await loadOnDemand(async () => (await import('../commands/load.ts')).load());
    const early = typed.current;
    typed.current = undefined;
    if (!loaded) return;
    if (early) setText(early);
    setEarly(early !== '');
    setPalette(() => loaded.CommandPalette);
    setOpen(true);
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isCommandKey(event, event.target)) open();
      else if (typed.current !== undefined && isTyped(event)) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Before the shortcuts of the page.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);

  return [
    open,
    CommandPalette && (
      <CommandPalette
        isOpen={isOpen}
        isEarly={isEarly}
        text={text}
        onText={setText}
        onClose={() => setOpen(false)}
      />
    ),
  ];
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Controls in which `/` is text. */
const TEXT_FIELD = 'input, select, textarea, [contenteditable]';

/** Whether a key opens the command palette: Ctrl K or ⌘ K anywhere, `/` outside of fields. */
function isCommandKey(press: Press, target: EventTarget | null): boolean {
  if (press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey && press.key.toLowerCase() === 'k';
  if (press.key !== '/') return false; // with Shift on some keyboards
  return !(target instanceof Element && target.closest(`${TEXT_FIELD}, dialog`));
}

/** Whether a key writes a character. */
const isTyped = ({ key, ctrlKey, metaKey }: Press) => key.length === 1 && !ctrlKey && !metaKey;
