import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountClient } from '../../../api/account-client.ts';
import type { User } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { clearSession } from '../../../auth/session.ts';
import { serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { Sessions } from '../sessions/sessions.tsx';
import { ExportData } from './export-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { Setting } from './setting.tsx';

/** Settings of the account itself. */
export function Settings({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <PasswordForm email={user.email} />
      <EmailForm email={user.email} confirmed={user.emailConfirmed} />
      <div className="md:col-span-2">
        <Setting
          title="Where you are signed in"
          text="Sign out devices that you do not know or have lost, then change your password."
        >
          <Sessions />
        </Setting>
      </div>
      <ExportData username={user.username} />
      <DeleteAccount />
    </div>
  );
}

type Props = Pick<User, 'email'> & { confirmed: User['emailConfirmed'] | undefined };

function EmailForm({ email, confirmed }: Props) {
  const { update } = useAuth();
  const { form, busy, errors } = useAccountForm(
    async ({ email: next = '', password = '' }, element) => {
      update(await accountClient.changeEmail({ email: next, password }));
      element.reset();
      toast.success('Email Changed', `You sign in with ${next} from now on.`);
    },
    (error) => {
      const text = serverText(error) ?? 'Failed to change the email. Please try again.';
      toast.error('Change Failed', text);
    },
  );

  return (
    <Setting title="Email" text={`You sign in with ${email}.`}>
      <EmailState confirmed={confirmed} />
      <form {...form} className="space-y-4">
        <EmailField label="New email" autoComplete="email" error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Changing...' : 'Change Email'}
        </Button>
      </form>
    </Setting>
  );
}

/** Whether the address is confirmed; nothing if the site sends no mail. */
function EmailState({ confirmed }: { confirmed: User['emailConfirmed'] | undefined }) {
  const { update } = useAuth();
  const [send, busy] = useOnce(async () => {
    try {
      const user = await accountClient.askToConfirmEmail();
      update(user);
      if (user.emailConfirmed) toast.success('Email Confirmed', 'Nothing else is needed.');
      else toast.success('Mail Sent', `Open the link in the mail to ${user.email}.`);
      return true;
    } catch (error) {
      const text = serverText(error) ?? 'The mail could not be requested. Please try again.';
      toast.error('Sending Failed', text);
      return false;
    }
  });

  if (confirmed === true) return <p className="mb-4">Confirmed.</p>;
  // undefined if an older version of the site stored the account
  if (confirmed !== false) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>Not confirmed.</p>
      <Button onClick={send} aria-busy={busy}>
        Send the Mail Again
      </Button>
    </div>
  );
}

/** Deletes the account; requires the password. */
function DeleteAccount() {
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
