/** What keys do; `shortcuts-dialog.tsx` lists them. */
export type ShortcutName =
  | 'generate'
  | 'previous'
  | 'next'
  | 'moveBack'
  | 'moveForward'
  | 'add'
  | 'duplicate'
  | 'remove'
  | 'lock'
  | 'copy'
  | 'deselect'
  | 'export'
  | 'share'
  | 'save'
  | 'undo'
  | 'redo'
  | 'help';

const NAMES = new Map<string, ShortcutName>([
  [' ', 'generate'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Shift ArrowLeft', 'moveBack'],
  ['Shift ArrowRight', 'moveForward'],
  ['d', 'duplicate'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  ['l', 'lock'],
  ['c', 'copy'],
  ['Escape', 'deselect'],
  ['e', 'export'],
  ['s', 'share'],
  ['Ctrl s', 'save'],
  ['Ctrl z', 'undo'],
  ['Ctrl Shift z', 'redo'],
  ['?', 'help'],
]);

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut that a key press means, if any; Caps Lock makes no difference. */
export function readShortcut(press: Press): ShortcutName | undefined {
  if (press.altKey) return undefined;
  // With Shift on some keyboards; Ctrl and + zoom the page.
  if (press.key === '?') return 'help';
  if (press.key === '+') return press.ctrlKey || press.metaKey ? undefined : 'add';
  const modifiers = [
    press.ctrlKey || press.metaKey ? 'Ctrl ' : '',
    press.shiftKey ? 'Shift ' : '',
  ].join('');
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return NAMES.get(modifiers + key);
}
