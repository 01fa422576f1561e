import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';

import type { SavedColor } from '../../../api/types.ts';
import { exactOf } from '../../../palettes/exact-of.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { DeletedBar } from '../deleted-bar.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useBusy } from '../use-busy.ts';
import { useListFocus } from '../use-list-focus.ts';
import type { SavedColors } from './use-colors.ts';

/** The favorites. One click deletes a color, and one click restores it. */
export function ColorGrid({ colors }: { colors: SavedColors }) {
  const { state, data, reload, remove, restore, lastDeleted } = colors;
  const { list, keep } = useListFocus();

  if (state === 'loading') return <p className="py-10 text-muted">Loading colors...</p>;
  if (state === 'failed') return <NotLoaded what="colors" onRetry={reload} />;
  return (
    <div {...list}>
      <DeletedBar
        deleted={lastDeleted && { ...lastDeleted, colors: [lastDeleted.hexCode] }}
        onUndo={async () => lastDeleted && restore(lastDeleted).then(keep)}
      />
      {data.length === 0 ? (
        <EmptyState
          title="No saved colors yet"
          text="The star on a color of the creator keeps it here. The tools help to find one."
        >
          <LinkButton to="/color-tools" variant="primary">
            Explore Color Tools
          </LinkButton>
        </EmptyState>
      ) : (
        <ul
          aria-label="Saved colors"
          className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5"
        >
          {data.map((color) => (
            <SavedColorCard
              key={color.id}
              color={color}
              onDelete={() => remove(color).then(keep)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type CardProps = { color: SavedColor; onDelete: () => Promise<void> };

function SavedColorCard({ color, onDelete }: CardProps) {
  const { name, hexCode, css } = color;
  const exact = exactOf({ ...color, hex: hexCode });
  const [deleting, run] = useBusy(onDelete);

  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <Swatch color={hexCode} css={css} className="h-24 shrink-0 border-b border-line" />
      <div className="flex flex-1 flex-col items-start p-3">
        <h2 className="text-base leading-snug wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <Link
          to={`/color/${hexCode.slice(1).toLowerCase()}`}
          className="font-mono text-sm text-muted underline-offset-4 hover:underline"
        >
          {hexCode}
        </Link>
        {exact && <p className="font-mono text-sm text-muted wrap-anywhere">{exact}</p>}
        <div className="mt-auto -mr-2 -mb-2 flex self-end">
          <CopyButton text={exact ?? hexCode} />
          <IconButton label={`Delete ${name}`} disabled={deleting} onClick={run}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
