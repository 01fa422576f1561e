import { NAME_LENGTH } from '@swatchwork/contract/constants';
import { useState } from 'react';

import { useAuth } from '../auth/auth-provider.tsx';
import { useSaveKey } from '../query/use-save-key.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FormField } from '../ui/fields/form-field.tsx';
import { toast } from '../ui/messages/toast.ts';
import { useSavingView, type ViewWork } from './use-saving-view.ts';

/**
 * The button Save of a page without a form for it, which Ctrl S presses as well.
 *
 * @param suggested The name that the dialog begins with.
 * @returns `press` for the button, and the dialog that it opens.
 */
export function useSaveDialog(work: ViewWork, suggested: string) {
  const { save, saving, isReady } = useSavingView(work);
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    isReady ? setOpen(true) : toast.error('Nothing to Save', 'Enter at least two colors first.');
  const close = () => setOpen(false);
  useSaveKey(open);

  const dialog = (
    <Dialog title={`Save ${work.noun}`} open={isOpen} onClose={close}>
      {isOpen && (
        <SaveForm
          suggested={suggested}
          noun={work.noun}
          saving={saving}
          onSave={async (name) => (await save(name)) && close()}
        />
      )}
    </Dialog>
  );
  return { press: { 'aria-haspopup': 'dialog', onClick: open } as const, dialog };
}

type Props = {
  suggested: string;
  noun: ViewWork['noun'];
  saving: boolean;
  onSave: (name: string) => unknown;
};

function SaveForm({ suggested, noun, saving, onSave }: Props) {
  const [name, setName] = useState(suggested);
  const signedIn = useAuth().status === 'signedIn';

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(name);
      }}
    >
      <FormField
        // The dialog focuses what has this attribute when it opens.
        ref={(input) => input?.setAttribute('autofocus', '')}
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p className="text-sm text-muted">
        {noun === 'audit'
          ? 'Your files are stored in your account, so that the audit opens as it is now. Only you can see them until you share the audit in your profile.'
          : 'It opens as it is now. Only you can see it until you share it in your profile.'}
      </p>
      <Button type="submit" variant="primary" className="w-full" disabled={saving}>
        {saving ? 'Saving...' : signedIn ? `Save ${noun}` : `Log in to save the ${noun}`}
      </Button>
    </form>
  );
}
