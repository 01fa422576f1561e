import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import type { SavedColor } from '../../../api/types.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import type { SavedColors } from './use-colors.ts';

export function ColorGrid({ colors }: { colors: SavedColors }) {
  const { state, data, reload, remove } = colors;

  if (state === 'loading') return <p className="py-10 text-muted">Loading colors...</p>;
  if (state === 'failed') return <NotLoaded what="colors" onRetry={reload} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="No saved colors yet"
        text="The star on a color of the creator keeps it here. The tools help to find one."
      >
        <LinkButton to="/color-tools" variant="primary">
          Explore Color Tools
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Saved colors" className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {data.map((color) => (
        <SavedColorCard key={color.id} color={color} onDelete={() => remove(color.id)} />
      ))}
    </ul>
  );
}

type CardProps = { color: SavedColor; onDelete: () => Promise<void> };

function SavedColorCard({ color: { name, hexCode }, onDelete }: CardProps) {
  const [deleting, setDeleting] = useState(false);

  return (
    <li className="overflow-hidden rounded-panel border border-line bg-raised">
      <Swatch color={hexCode} className="h-24 border-b border-line" />
      <div className="p-3">
        <h2 className="truncate text-base" title={name}>
          <bdi>{name}</bdi>
        </h2>
        <Link
          to={`/color/${hexCode.slice(1).toLowerCase()}`}
          className="font-mono text-sm text-muted underline-offset-4 hover:underline"
        >
          {hexCode}
        </Link>
        <div className="-mr-2 -mb-2 flex justify-end">
          <CopyButton text={hexCode} />
          <IconButton
            label={`Delete ${name}`}
            disabled={deleting}
            onClick={() => {
              setDeleting(true);
              onDelete().finally(() => setDeleting(false));
            }}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
