import { useState } from 'react';

import type { PaletteEntry } from '../../api/types.ts';
import { PaletteFaceSkeleton } from '../../palettes/palette-face-skeleton.tsx';
import { AddDialog } from '../../projects/add-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { PaletteCard } from './palette-card.tsx';
import { useLikes } from './use-likes.ts';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

type Props = { label: string; palettes: readonly PaletteEntry[] };

/** Palettes as cards. */
export function PaletteGrid({ label, palettes }: Props) {
  const { likeOf, toggle } = useLikes(palettes);
  const [exported, setExported] = useState<PaletteEntry>();
  const [added, setAdded] = useState<PaletteEntry>();

  return (
    <>
      <ul aria-label={label} className={GRID}>
        {palettes.map((palette) => (
          <PaletteCard
            key={palette.id}
            palette={palette}
            like={likeOf(palette)}
            onLike={() => toggle(palette)}
            onExport={() => setExported(palette)}
            onAdd={() => setAdded(palette)}
          />
        ))}
      </ul>
      <ExportDialog palette={exported} onClose={() => setExported(undefined)} />
      <AddDialog item={added} onClose={() => setAdded(undefined)} />
    </>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders with the size of the cards. */
export function PaletteGridSkeleton() {
  return (
    <div role="status" aria-label="Loading palettes" className={GRID}>
      {PLACES.map((place) => (
        <PaletteFaceSkeleton key={place} className="h-[16.25rem]" />
      ))}
    </div>
  );
}
