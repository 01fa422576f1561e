import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@swatchwork/contract/constants';

import { reasonOf, useAccountForm } from '../../auth/use-account-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormField } from '../../ui/fields/form-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { toast } from '../../ui/messages/toast.ts';

type Texts = { name: string; description?: string };

type Props = {
  /** The texts so far; without a description there is no field for it. */
  texts: Texts;
  /** The titles of the messages afterwards. */
  done: string;
  failed: string;
  /** Label of the button that saves. */
  submit: string;
  /** Saves on the server; answers what a message shall say, and rejects as the call does. */
  onSave: (texts: Required<Texts>) => Promise<string>;
  onClose: () => void;
};

/** The name of a theme, or name and description of a project. */
export function TextsForm({ texts, done, failed, submit, onSave, onClose }: Props) {
  const { form, busy, errors } = useAccountForm(
    async ({ name = '', description = '' }) => {
      const text = await onSave({ name, description });
      onClose();
      toast.success(done, text);
    },
    (error) => {
      const reason = reasonOf(error, 'Nothing was saved.');
      toast.error(failed, reason ?? 'See the marked field.');
    },
  );

  return (
    <form {...form} className="space-y-4">
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
          label="Description"
          name="description"
          rows={3}
          maxLength={DESCRIPTION_LENGTH}
          defaultValue={texts.description}
          error={errors.description}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Saving...' : submit}
        </Button>
      </div>
    </form>
  );
}
