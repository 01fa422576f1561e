import { Heart } from 'lucide-react';

import type { PaletteEntry } from '../../api/types.ts';
import { exactsOf, writeExacts } from '../../palettes/exact-of.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';
import { HouseMark } from '../../palettes/house-mark.tsx';
import { PaletteFace } from '../../palettes/palette-face.tsx';

/** A trending palette, which opens in the creator. */
export function PaletteCard(palette: PaletteEntry) {
  const { name, likes } = palette;
  const colors = hexesOf(palette)
    .map((hex) => hex.slice(1))
    .join('-');
  const css = writeExacts(exactsOf(palette));

  return (
    <PaletteFace
      palette={palette}
      to={`/create-palette?${new URLSearchParams({ colors, ...(css && { css }), name })}`}
      aside={
        <p className="flex items-center gap-1 text-sm text-muted">
          <HouseMark palette={palette} />
          <Heart aria-hidden="true" className="size-3.5" />
          {likes}
          <span className="sr-only">likes</span>
        </p>
      }
    />
  );
}
