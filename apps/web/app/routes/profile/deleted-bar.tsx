import type { Hex } from '@swatchwork/color';
import { Undo2 } from 'lucide-react';

import { Button } from '../../ui/buttons/button.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { useBusy } from './use-busy.ts';

type Deleted = { id: string; name: string; colors: readonly Hex[] };

type Props = {
  /** What was deleted last, if anything. */
  deleted: Deleted | undefined;
  onUndo: () => Promise<unknown>;
};

/** Says what was deleted last, and restores it. Present before its text, so that it is announced. */
export function DeletedBar({ deleted, onUndo }: Props) {
  return (
    <div role="status" className="sticky top-16 z-10">
      {deleted && <Content key={deleted.id} deleted={deleted} onUndo={onUndo} />}
    </div>
  );
}

function Content({ deleted: { name, colors }, onUndo }: { deleted: Deleted } & Props) {
  const [busy, undo] = useBusy(onUndo);

  return (
    <div className="mb-4 flex items-center gap-3 rounded-panel border border-line bg-raised p-3">
      <div className="flex shrink-0 overflow-hidden rounded-control border border-line">
        {colors.map((color, place) => (
          <Swatch
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice.
            key={place}
            color={color}
            className={`h-8 ${colors.length > 1 ? 'w-2' : 'w-8'}`}
          />
        ))}
      </div>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        was deleted.
      </p>
      <Button size="small" aria-label={`Undo deleting ${name}`} disabled={busy} onClick={undo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  );
}
