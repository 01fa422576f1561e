import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

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
