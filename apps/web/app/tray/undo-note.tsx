import { Button } from '../ui/buttons/button.tsx';
import { countOf } from '../ui/text/format-count.ts';
import { withoutRepeats } from './tray-color.ts';
import { MOST_COLORS, type Removal } from './tray-state.ts';
import { changeTray } from './tray-store.ts';

type Props = { removal: Removal; onEnd: () => void };

/** Offers back what was just removed; colors that came in the meantime stay. */
export function UndoNote({ removal: { colors, count }, onEnd }: Props) {
  function undo() {
    changeTray((tray) => ({
      ...tray,
      colors: withoutRepeats([...colors, ...tray.colors]).slice(0, MOST_COLORS),
    }));
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
