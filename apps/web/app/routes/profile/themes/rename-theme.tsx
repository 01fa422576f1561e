import { NAME_LENGTH } from '@swatchwork/contract/constants';

import type { SavedTheme } from '../../../api/types.ts';
import { reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';

type Props = {
  /** The theme to rename; undefined while none is. */
  theme: SavedTheme | undefined;
  onClose: () => void;
  /** Saves on the server; rejects as the call does. */
  onSave: (name: string) => Promise<unknown>;
};

/** A dialog for the name of a theme. */
export function RenameTheme({ theme, onClose, onSave }: Props) {
  return (
    <Dialog title="Rename theme" open={theme !== undefined} onClose={onClose}>
      {theme && <NameForm name={theme.name} onClose={onClose} onSave={onSave} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'theme'> & { name: string };

/** New each time the dialog opens, so that a second name need not wait for the first. */
function NameForm({ name: before, onClose, onSave }: FormProps) {
  const { form, busy, errors } = useAccountForm(
    async ({ name = '' }) => {
      await onSave(name);
      onClose();
      toast.success('Theme Updated', `${name.trim()} is saved.`);
    },
    (error) => {
      const reason = reasonOf(error, 'Nothing was changed.');
      toast.error('Update Failed', reason ?? 'See the marked field.');
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
        defaultValue={before}
        error={errors.name}
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
