import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@swatchwork/contract/constants';
import { type ReactNode, useState } from 'react';

import { FieldError, reasonOf, useAccountForm } from '../../auth/use-account-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormField } from '../../ui/fields/form-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toast } from '../../ui/messages/toast.ts';

type Fields = { name: string; description: string; tags: string };

type Props = {
  /** The texts so far; without a description there is no field for it. */
  texts: { name: string; description?: string };
  /** The titles of the messages afterwards. */
  done: string;
  failed: string;
  /** Label of the button that saves. */
  submit: string;
  /** Stands above the fields; what it is at first counts. */
  note?: string | undefined;
  /** Saves on the server; answers what a message shall say, and rejects as the call does. */
  onSave: (fields: Fields) => Promise<string>;
  /** Called with each change of a field. */
  onType?: (fields: Fields) => void;
  /** After saving, and to discard what was typed. */
  onClose: () => void;
  /** A field for tags, with the errors of all fields. */
  tags?: (errors: ReturnType<typeof useAccountForm>['errors']) => ReactNode;
};

/** The name of a theme; name and description of a project; name, description and tags of a palette. */
export function TextsForm(props: Props) {
  const { texts, done, failed, submit, onSave, onType, onClose, tags } = props;
  const [note] = useState(props.note);
  const { form, busy, errors } = useAccountForm(
    async ({ name = '', description = '', tags = '' }) => {
      const text = await onSave({ name, description, tags });
      onClose();
      toast.success(done, text);
    },
    (error) => {
      const reason = error instanceof FieldError ? '' : reasonOf(error, 'Nothing was saved.');
      toast.error(failed, reason || 'See the marked field.');
    },
  );

  return (
    <form
      {...form}
      className="space-y-4"
      onInput={(event) => {
        const typed = new FormData(event.currentTarget);
        const textOf = (field: string) => String(typed.get(field) ?? '');
        onType?.({
          name: textOf('name'),
          description: textOf('description'),
          tags: textOf('tags'),
        });
      }}
    >
      {note && <p className="text-sm text-muted">{note}</p>}
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
      {texts.description !== undefined && (
        <TextArea
          label="Description (optional)"
          name="description"
          rows={3}
          maxLength={DESCRIPTION_LENGTH}
          defaultValue={texts.description}
          error={errors.description}
        />
      )}
      {tags?.(errors)}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Saving...' : submit}
        </Button>
      </div>
    </form>
  );
}
