import { useEffect, useRef } from 'react';

import { readShortcut, type ShortcutName } from './shortcuts.ts';

const TEXT_FIELD = 'textarea, select, [contenteditable], input:not([type=range], [type=radio])';

/** Controls that use arrow keys and Space themselves. */
const OWN_KEYS = 'input';

/** Shortcuts that conflict with the keys of those controls. */
const KEYS_OF_CONTROLS: ReadonlySet<ShortcutName> = new Set([
  'generate',
  'previous',
  'next',
  'moveBack',
  'moveForward',
]);

/**
 * Runs `act` for each shortcut pressed on the page, but not while typing or in a dialog. Space
 * still presses a button that was reached with the keyboard. On the swatches, which Enter operates,
 * and on buttons that were clicked with a pointer, Space is the shortcut.
 */
export function useShortcuts(act: (name: ShortcutName) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });

  useEffect(() => {
    let byPointer = false;
    let tookSpace = false;

    function onPointerDown() {
      byPointer = true;
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Tab') byPointer = false;
      const name = readShortcut(event);
      if (!name || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TEXT_FIELD) && name !== 'save') return;
      if (target.closest(OWN_KEYS) && KEYS_OF_CONTROLS.has(name)) return;
      const isPressable = target.closest('button:not([data-slot])') && !byPointer;
      if (name === 'generate' && isPressable) return;
      event.preventDefault();
      tookSpace = name === 'generate';
      if (!event.repeat || name === 'previous' || name === 'next') latest.current(name);
    }

    /** Firefox presses a button when Space is released, even if the key press was canceled. */
    function onKeyUp(event: KeyboardEvent) {
      if (event.key === ' ' && tookSpace) event.preventDefault();
      tookSpace = false;
    }

    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
