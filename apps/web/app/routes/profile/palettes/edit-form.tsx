import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@swatchwork/contract/constants';
import { useState } from 'react';

import { FieldError, reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { type PaletteTexts, readTags, tagError } from './palette-texts.ts';

type Props = {
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
export function EditForm({ texts, isUnsaved, onType, onSave, onFinish }: Props) {
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
