import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { OwnPaletteCard } from './own-palette-card.tsx';
import type { OwnPalettes } from './use-palettes.ts';

export function PaletteList({ palettes }: { palettes: OwnPalettes }) {
  const { state, data, reload, remove, showMore } = palettes;

  if (state === 'loading') return <p className="py-10 text-muted">Loading palettes...</p>;
  if (state === 'failed') return <NotLoaded what="palettes" onRetry={reload} />;
  if (data.palettes.length === 0) {
    return (
      <EmptyState title="No palettes yet" text="What you save in the creator will be kept here.">
        <LinkButton to="/create-palette" variant="primary">
          Create Your First Palette
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="My palettes" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.palettes.map((palette) => (
          <OwnPaletteCard key={palette.id} palette={palette} onDelete={() => remove(palette.id)} />
        ))}
      </ul>
      {data.hasMore && (
        <div className="mt-6 text-center">
          <Button onClick={showMore}>Load More</Button>
        </div>
      )}
    </>
  );
}
