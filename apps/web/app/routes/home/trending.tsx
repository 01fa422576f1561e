import type { PaletteEntry } from '../../api/types.ts';
import { PaletteFaceSkeleton } from '../../palettes/palette-face-skeleton.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PaletteCard } from './palette-card.tsx';

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
