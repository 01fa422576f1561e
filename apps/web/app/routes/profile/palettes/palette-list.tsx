import { useRef, useState } from 'react';

import type { PaletteEntry } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
import { TextsForm } from '../texts-form.tsx';
import { OwnPaletteCard } from './own-palette-card.tsx';
import { type PaletteTexts, readTags, tagError, textsOf } from './palette-texts.ts';
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

type Props = {
  /** The palette to edit; undefined while none is. */
  palette: PaletteEntry | undefined;
  onClose: () => void;
  /** Saves on the server; rejects as the call does. */
  onSave: (changes: { name: string; description: string; tags: string[] }) => Promise<unknown>;
};

/** A dialog for name, description and tags. What was typed is kept when it closes unsaved. */
function EditPalette({ palette, onClose, onSave }: Props) {
  const unsaved = useRef(new Map<string, PaletteTexts>()).current;
  const kept = palette && unsaved.get(palette.id);
  const texts = kept ?? (palette && textsOf(palette));

  return (
    <Dialog title="Edit palette" open={palette !== undefined} onClose={onClose}>
      {palette && texts && (
        <TextsForm
          texts={texts}
          done="Palette Updated"
          failed="Update Failed"
          submit="Save"
          note={kept && 'You have not saved this yet.'}
          onType={(typed) => unsaved.set(palette.id, typed)}
          onSave={async ({ name, description, tags }) => {
            await onSave({ name, description, tags: readTags(tags) });
            return `${name.trim()} is saved.`;
          }}
          onClose={() => {
            unsaved.delete(palette.id);
            onClose();
          }}
          tags={(errors) => (
            <FormField
              label="Tags (optional)"
              name="tags"
              autoComplete="off"
              defaultValue={texts.tags}
              hint="Short words, separated by commas, such as warm, autumn."
              error={tagError(errors)}
            />
          )}
        />
      )}
    </Dialog>
  );
}
