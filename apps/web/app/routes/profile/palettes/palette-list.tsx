import { useState } from 'react';

import type { PaletteEntry } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { EditPalette } from './edit-palette.tsx';
import { OwnPaletteCard } from './own-palette-card.tsx';
import type { OwnPalettes } from './use-palettes.ts';

/** The account's palettes: open, edit, export, show or hide, delete and bring back. */
export function PaletteList({ palettes }: { palettes: OwnPalettes }) {
  const { data, change, showMore } = palettes;
  const [edited, setEdited] = useState<PaletteEntry>();

  return (
    <OwnList
      of="palette"
      own={palettes}
      entries={data?.palettes}
      label="My palettes"
      empty={
        <EmptyState
          title="No palettes yet"
          text="Palettes that you save in the creator appear here."
        >
          <LinkButton to="/create-palette" variant="primary">
            Create Your First Palette
          </LinkButton>
        </EmptyState>
      }
      below={
        data?.hasMore && (
          <div className="mt-6 text-center">
            <Button onClick={showMore}>Load More</Button>
          </div>
        )
      }
      card={(palette, onDelete) => (
        <OwnPaletteCard
          palette={palette}
          onChange={(changes) => change(palette.id, changes)}
          onEdit={() => setEdited(palette)}
          onDelete={onDelete}
        />
      )}
      loss={({ isPublic }) => (isPublic ? ', and Explore for everyone.' : '.')}
    >
      <EditPalette
        palette={edited}
        onClose={() => setEdited(undefined)}
        onSave={(changes) => change(edited?.id ?? '', changes)}
      />
    </OwnList>
  );
}
