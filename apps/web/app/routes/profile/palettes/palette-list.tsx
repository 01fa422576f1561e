import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@swatchwork/contract/constants';
import { useRef, useState } from 'react';

import type { PaletteEntry } from '../../../api/types.ts';
import { FieldError, reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { EmptyState } from '../empty-state.tsx';
import { OwnList } from '../own-list.tsx';
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
  onSave: Parameters<typeof EditForm>[0]['onSave'];
};

/** A dialog for name, description and tags. What was typed is kept when it closes unsaved. */
function EditPalette({ palette, onClose, onSave }: Props) {
  const unsaved = useRef(new Map<string, PaletteTexts>()).current;
  const kept = palette && unsaved.get(palette.id);

  return (
    <Dialog title="Edit palette" open={palette !== undefined} onClose={onClose}>
      {palette && (
        <EditForm
          texts={kept ?? textsOf(palette)}
          isUnsaved={kept !== undefined}
          onType={(texts) => unsaved.set(palette.id, texts)}
          onSave={onSave}
          onFinish={() => {
            unsaved.delete(palette.id);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type EditFormProps = {
  texts: PaletteTexts;
  /** Whether the texts were typed before and not saved. */
  isUnsaved: boolean;
  onType: (texts: PaletteTexts) => void;
  /** Saves on the server; rejects as the call does. */
  onSave: (changes: { name: string; description: string; tags: string[] }) => Promise<unknown>;
  /** After saving, and to discard what was typed. */
  onFinish: () => void;
};

/** Name, description and tags of a palette. */
function EditForm({ texts, isUnsaved, onType, onSave, onFinish }: EditFormProps) {
  const [wasUnsaved] = useState(isUnsaved);
  const { form, busy, errors } = useAccountForm(
    async ({ name = '', description = '', tags = '' }) => {
      await onSave({ name, description, tags: readTags(tags) });
      onFinish();
      toast.success('Palette Updated', `${name.trim()} is saved.`);
    },
    (error) => toast.error('Update Failed', whyFailed(error)),
  );

  return (
    <form
      {...form}
      className="space-y-4"
      onInput={(event) => {
        const typed = new FormData(event.currentTarget);
        const textOf = (field: string) => String(typed.get(field) ?? '');
        onType({
          name: textOf('name'),
          description: textOf('description'),
          tags: textOf('tags'),
        });
      }}
    >
      {wasUnsaved && <p className="text-sm text-muted">You have not saved this yet.</p>}
      <FormField
        // The dialog focuses what has this attribute when it opens.
        ref={(input) => input?.setAttribute('autofocus', '')}
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        defaultValue={texts.name}
        error={errors.name}
        required
      />
      <TextArea
        label="Description (optional)"
        name="description"
        rows={3}
        maxLength={DESCRIPTION_LENGTH}
        defaultValue={texts.description}
        error={errors.description}
      />
      <FormField
        label="Tags (optional)"
        name="tags"
        autoComplete="off"
        defaultValue={texts.tags}
        hint="Short words, separated by commas, such as warm, autumn."
        error={tagError(errors)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onFinish}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function whyFailed(error: unknown): string {
  const text = error instanceof FieldError ? undefined : reasonOf(error, 'Nothing was changed.');
  return text ?? 'See the marked field.';
}
