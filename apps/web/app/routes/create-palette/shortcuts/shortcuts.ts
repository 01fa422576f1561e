/** The keyboard shortcuts of the page, as the help lists them. */
export const SHORTCUTS = [
  { keys: ['Space'], does: 'Generate new colors for the slots that are not locked' },
  { keys: ['←', '→'], does: 'Select the color before or after' },
  { keys: ['Shift ←', 'Shift →'], does: 'Move the selected color' },
  { keys: ['L'], does: 'Lock or unlock the selected color' },
  { keys: ['C'], does: 'Copy the selected color' },
  { keys: ['Esc'], does: 'Deselect' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Undo' },
  { keys: ['Ctrl Shift Z', '⌘ Shift Z'], does: 'Redo' },
  { keys: ['?'], does: 'Show this list' },
] as const;

export type ShortcutName =
  | 'generate'
  | 'previous'
  | 'next'
  | 'moveBack'
  | 'moveForward'
  | 'lock'
  | 'copy'
  | 'deselect'
  | 'undo'
  | 'redo'
  | 'help';

const NAMES = new Map<string, ShortcutName>([
  [' ', 'generate'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Shift ArrowLeft', 'moveBack'],
  ['Shift ArrowRight', 'moveForward'],
  ['l', 'lock'],
  ['c', 'copy'],
  ['Escape', 'deselect'],
  ['Ctrl z', 'undo'],
  ['Ctrl Shift z', 'redo'],
  ['?', 'help'],
]);

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The shortcut that a key press means, if any; Caps Lock makes no difference. */
export function readShortcut(press: Press): ShortcutName | undefined {
  if (press.altKey) return undefined;
  if (press.key === '?') return 'help'; // with Shift on most keyboards
  const modifiers = [
    press.ctrlKey || press.metaKey ? 'Ctrl ' : '',
    press.shiftKey ? 'Shift ' : '',
  ].join('');
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return NAMES.get(modifiers + key);
}
