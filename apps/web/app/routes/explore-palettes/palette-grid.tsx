import { useState } from 'react';

import type { PaletteEntry } from '../../api/types.ts';
import { PaletteFace } from '../../palettes/palette-face.tsx';
import { PaletteFaceSkeleton } from '../../palettes/palette-face-skeleton.tsx';
import { tagLink } from './explore-query.ts';
import { ExportDialog } from './export-dialog.tsx';
import { PaletteActions } from './palette-actions.tsx';
import { PaletteFacts } from './palette-facts.tsx';
import { useLikes } from './use-likes.ts';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

export const palettePath = (id: string) => `/explore-palettes/${id}`;

type Props = { label: string; palettes: readonly PaletteEntry[] };

/** Palettes as cards with all their actions. */
export function PaletteGrid({ label, palettes }: Props) {
  const { likeOf, toggle } = useLikes(palettes);
  const [exported, setExported] = useState<PaletteEntry>();

  return (
    <>
      <ul aria-label={label} className={GRID}>
        {palettes.map((palette) => (
          <PaletteFace
            key={palette.id}
            palette={palette}
            to={palettePath(palette.id)}
            tagTo={tagLink}
          >
            <PaletteFacts palette={palette} className="px-4" />
            <PaletteActions
              palette={palette}
              like={likeOf(palette)}
              onLike={() => toggle(palette)}
              onExport={() => setExported(palette)}
              similarTo={`${palettePath(palette.id)}#similar`}
              className="relative z-10 mt-2 border-t border-line px-2 py-1"
            />
          </PaletteFace>
        ))}
      </ul>
      <ExportDialog palette={exported} onClose={() => setExported(undefined)} />
    </>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders with the size of the cards. */
export function PaletteGridSkeleton() {
  return (
    <div role="status" aria-label="Loading palettes" className={GRID}>
      {PLACES.map((place) => (
        <PaletteFaceSkeleton key={place} className="h-[25rem]" />
      ))}
    </div>
  );
}
