import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';

import type { SavedColor } from '../../../api/types.ts';
import { exactOf } from '../../../palettes/exact-of.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { useBusy } from '../use-busy.ts';
import type { SavedColors } from './use-colors.ts';

/** The favorites. One click deletes a color, and one click restores it. */
export function ColorGrid({ colors }: { colors: SavedColors }) {
  return (
    <OwnList
      of="color"
      own={colors}
      entries={colors.data}
      label="Saved colors"
      grid="grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5"
      empty={
        <EmptyState
          title="No saved colors yet"
          text="Save a color with its star in the creator. The tools help you find one."
        >
          <LinkButton to="/color-tools" variant="primary">
            Explore Color Tools
          </LinkButton>
        </EmptyState>
      }
      card={(color, onDelete) => <SavedColorCard color={color} onDelete={onDelete} />}
    />
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
