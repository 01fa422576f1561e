import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountClient } from '../../../api/account-client.ts';
import type { User } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { checkNewPassword } from '../../../auth/check-new-password.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { clearSession } from '../../../auth/session.ts';
import { FieldError, serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { download } from '../../../palette-files/export/download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { Sessions } from '../sessions/sessions.tsx';
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

function ExportData({ username }: { username: string }) {
  const [exportData, busy] = useOnce(async () => {
    try {
      const json = JSON.stringify(await accountClient.export(), null, 2);
      download(`swatchwork-${username}.json`, new Blob([json], { type: 'application/json' }));
      toast.success('Downloaded!', 'Everything stored with your account.');
    } catch {
      toast.error('Export Error', 'Your data could not be loaded. Please try again.');
    }
  });

  return (
    <Setting
      title="Your data"
      text="Everything stored with your account, including private palettes, as one JSON file."
    >
      <Button onClick={exportData} disabled={busy}>
        <Download aria-hidden="true" />
        {busy ? 'Exporting...' : 'Export Data'}
      </Button>
    </Setting>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { form, busy, errors } = useAccountForm(
    async ({ currentPassword = '', newPassword = '', confirmPassword = '', keepKeys }, element) => {
      checkNewPassword(newPassword, confirmPassword, 'newPassword');
      await accountClient.changePassword({
        currentPassword,
        newPassword,
        keepKeys: keepKeys !== undefined,
      });
      element.reset();
      toast.success('Password Changed', 'All other devices have been signed out.');
    },
    (error) => {
      if (error instanceof FieldError) return;
      const text = serverText(error) ?? 'Failed to change the password. Please try again.';
      toast.error('Change Failed', text);
    },
  );

  return (
    <Setting
      title="Password"
      text="Changing it signs out all other devices and revokes your API keys."
    >
      <form {...form} className="space-y-4">
        {/* Password managers need to know the account of a password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
          required
        />
        <NewPasswordFields label="New password" name="newPassword" errors={errors} />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="keepKeys" className="size-5 shrink-0 accent-current" />
          Keep my API keys
        </label>
        <Button type="submit" disabled={busy}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
    </Setting>
  );
}
