import { useState } from 'react';
import { useNavigate } from 'react-router';

import { accountClient } from '../../../api/account-client.ts';
import { clearSession } from '../../../auth/session.ts';
import { serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { Setting } from './setting.tsx';

/** Deletes the account; requires the password. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { form, busy, errors } = useAccountForm(
    async ({ password = '' }) => {
      await accountClient.delete({ password });
      await navigate('/'); // before the profile, which redirects to the login without a session
      clearSession();
      toast.success('Account Deleted', 'Your account and all its data have been deleted.');
    },
    (error) => {
      const text = serverText(error) ?? 'Failed to delete the account. Please try again.';
      toast.error('Delete Failed', text);
    },
  );

  return (
    <Setting
      title="Delete account"
      text="Your palettes, themes, projects, colors, likes and keys will be deleted too. They cannot be restored."
    >
      <Button onClick={() => setOpen(true)}>Delete Account</Button>
      <Dialog title="Delete your account?" open={open} onClose={() => setOpen(false)}>
        <form {...form} className="space-y-4">
          <p>All its data will be deleted permanently. You may want to export your data first.</p>
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
            required
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={busy}>
              {busy ? 'Deleting...' : 'Delete Permanently'}
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </form>
      </Dialog>
    </Setting>
  );
}
