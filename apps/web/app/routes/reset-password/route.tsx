import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { accountClient } from '../../api/account-client.ts';
import { plainText } from '../../api/plain-errors.ts';
import { AccountPage } from '../../auth/account-page.tsx';
import { checkNewPassword } from '../../auth/check-new-password.ts';
import { NewPasswordFields } from '../../auth/new-password-fields.tsx';
import { clearSession } from '../../auth/session.ts';
import { FieldError, useAccountForm } from '../../auth/use-account-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/messages/toast.ts';

const INCOMPLETE = 'The link is incomplete. Please open it from the email again.';

/** Target of the mailed link. Its token is in the hash, which browsers do not send to servers. */
export default function ResetPasswordRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [reason, setReason] = useState<string>();

  const { form, busy, errors } = useAccountForm(
    async ({ password = '', confirmPassword = '' }) => {
      setReason(undefined);
      checkNewPassword(password, confirmPassword);
      const token = new URLSearchParams(hash.slice(1)).get('token');
      if (!token) throw new FieldError('token', INCOMPLETE);
      await accountClient.resetPassword({ token, password });
      clearSession(); // every session of the account has ended
      toast.success('Password Changed', 'Please sign in with your new password.');
      await navigate('/login', { replace: true });
    },
    (error) => {
      if (error instanceof FieldError && error.field !== 'token') return;
      const text = error instanceof FieldError ? error.message : plainText(error);
      const shown = text ?? 'The password could not be changed. Please try again.';
      setReason(shown);
      toast.error('Reset Failed', shown);
    },
  );

  return (
    <AccountPage
      title="Set a new password"
      description="It replaces the old one and signs out all devices."
      footer={
        <p>
          Has the link expired? <Link to="/forgot-password">Request a new one</Link>
        </p>
      }
      noindex
    >
      <form {...form} className="space-y-4">
        <NewPasswordFields label="New password" name="password" errors={errors} />
        {reason && <p className="text-sm font-semibold">{reason}</p>}
        <Button type="submit" variant="primary" className="w-full" disabled={busy}>
          {busy ? 'Changing...' : 'Change Password'}
        </Button>
      </form>
    </AccountPage>
  );
}
