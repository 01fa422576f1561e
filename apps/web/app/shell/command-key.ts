type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Controls in which `/` is text. */
const TEXT_FIELD = 'input, select, textarea, [contenteditable]';

/** Whether a key opens the command palette: Ctrl K or ⌘ K anywhere, `/` outside of fields. */
export function isCommandKey(press: Press, target: EventTarget | null): boolean {
  if (press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey && press.key.toLowerCase() === 'k';
  if (press.key !== '/') return false; // with Shift on some keyboards
  return !(target instanceof Element && target.closest(`${TEXT_FIELD}, dialog`));
}

/** Whether a key writes a character. */
export const isTyped = ({ key, ctrlKey, metaKey }: Press) =>
  key.length === 1 && !ctrlKey && !metaKey;
