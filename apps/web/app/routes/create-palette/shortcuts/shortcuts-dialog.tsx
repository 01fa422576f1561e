import { Dialog } from '../../../ui/dialogs/dialog.tsx';

/** The keyboard shortcuts of the page, as the help lists them. */
const SHORTCUTS = [
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

/** The list behind `?`. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
      <dl className="grid items-baseline gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="space-y-1 sm:contents">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-control border border-outline px-2 py-0.5 text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
