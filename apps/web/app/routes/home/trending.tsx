import { Heart } from 'lucide-react';

import type { PaletteEntry } from '../../api/types.ts';
import { exactsOf, writeExacts } from '../../palettes/exact-of.ts';
import { hexesOf } from '../../palettes/hexes-of.ts';
import { HouseMark } from '../../palettes/house-mark.tsx';
import { PaletteFace } from '../../palettes/palette-face.tsx';
import { PaletteFaceSkeleton } from '../../palettes/palette-face-skeleton.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

const GRID = 'mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4';

/** The most liked palettes of the public collection. */
export function Trending({ palettes }: { palettes: readonly PaletteEntry[] | undefined }) {
  if (!palettes) {
    return (
      <p className="mt-8 text-lg">
        The palettes could not be loaded. Everything else works: reload the page to try again.
      </p>
    );
  }
  if (palettes.length === 0) {
    return (
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <p className="text-lg">No palettes yet. The first one could be yours.</p>
        <LinkButton to="/create-palette">Create Palette</LinkButton>
      </div>
    );
  }
  return (
    <ul className={GRID}>
      {palettes.slice(0, 4).map((palette) => (
        <PaletteCard key={palette.id} {...palette} />
      ))}
    </ul>
  );
}

export function TrendingSkeleton() {
  return (
    <div className={GRID} role="status" aria-label="Loading palettes">
      {['a', 'b', 'c', 'd'].map((key) => (
        <PaletteFaceSkeleton key={key} className="h-[19.5rem]" />
      ))}
    </div>
  );
}

/** A trending palette, which opens in the creator. */
function PaletteCard(palette: PaletteEntry) {
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
