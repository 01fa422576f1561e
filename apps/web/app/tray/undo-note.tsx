import { Button } from '../ui/buttons/button.tsx';
import { countOf } from '../ui/text/format-count.ts';
import { type Removal, restoreColors } from './tray-state.ts';
import { changeTray } from './tray-store.ts';

type Props = { removal: Removal; onEnd: () => void };

/** Offers back what was just removed. */
export function UndoNote({ removal: { colors, count }, onEnd }: Props) {
  function undo() {
    changeTray((tray) => restoreColors(tray, colors));
    onEnd();
  }

  return (
    <div className="flex shrink-0 items-center gap-2 text-sm">
      <span className="max-sm:sr-only">Removed {countOf(count, 'color')}.</span>
      <Button size="small" onClick={undo}>
        Undo
      </Button>
    </div>
  );
}
