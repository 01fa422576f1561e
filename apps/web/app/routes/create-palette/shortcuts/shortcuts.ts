/** The keyboard shortcuts of the page, as the help lists them. */
export const SHORTCUTS = [
  { keys: ['Space'], does: 'Generate new colors for the slots that are not locked' },
  { keys: ['←', '→'], does: 'Select the color before or after' },
  { keys: ['↑', '↓'], does: 'Go through the tools of the focused color' },
  { keys: ['Shift ←', 'Shift →'], does: 'Move the selected color' },
  { keys: ['+'], does: 'Add a color after the selected one, or at the end' },
  { keys: ['D'], does: 'Duplicate the selected color' },
  { keys: ['Delete'], does: 'Remove the selected color' },
  { keys: ['L'], does: 'Lock or unlock the selected color' },
  { keys: ['C'], does: 'Copy the selected color' },
  { keys: ['T'], does: 'Add the color that is focused or pointed at to the tray' },
  { keys: ['Esc'], does: 'Deselect' },
  { keys: ['E'], does: 'Show the exports' },
  { keys: ['Ctrl S', '⌘ S'], does: 'Save the palette' },
  { keys: ['S'], does: 'Share a link to the palette' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Undo' },
  { keys: ['Ctrl Shift Z', '⌘ Shift Z'], does: 'Redo' },
  { keys: ['/', 'Ctrl K', '⌘ K'], does: 'Search for a color, a palette, a tool, an action' },
  { keys: ['?'], does: 'Show this list' },
] as const;

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
