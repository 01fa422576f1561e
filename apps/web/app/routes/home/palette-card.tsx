import { Heart } from 'lucide-react';

import type { PaletteEntry } from '../../api/types.ts';
import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { hexesOf, PaletteFace } from '../../palettes/palette-face.tsx';

/** A trending palette, which opens in the creator. */
export function PaletteCard(palette: PaletteEntry) {
  const { name, likes } = palette;
  const document = { ...DEFAULT_DOCUMENT, colors: hexesOf(palette).slice(0, 5), name };

  return (
    <PaletteFace
      palette={palette}
      to={`/create-palette${writeDocument(document)}`}
      aside={
        <p className="flex items-center gap-1 text-sm text-muted">
          <Heart aria-hidden="true" className="size-3.5" />
          {likes}
          <span className="sr-only">likes</span>
        </p>
      }
    />
  );
}
