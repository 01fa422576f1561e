import { useState } from 'react';
import { Link } from 'react-router';

import { accountClient } from '../../api/account-client.ts';
import { AccountPage } from '../../auth/account-page.tsx';
import { useSignInLinks } from '../../auth/sign-in-links.ts';
import { serverText, useAccountForm } from '../../auth/use-account-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { toast } from '../../ui/messages/toast.ts';

export default function ForgotPasswordRoute() {
  const { login } = useSignInLinks();
  const [answer, setAnswer] = useState<{ email: string; canMail: boolean }>();

  const { form, busy, errors } = useAccountForm(
    async ({ email = '' }) => {
      setAnswer({ email, ...(await accountClient.forgotPassword({ email })) });
    },
    (error) =>
      toast.error(
        'Request Failed',
        serverText(error) ?? 'The link could not be requested. Please try again.',
      ),
  );

  return (
    <AccountPage
      title="Forgot your password?"
      description="Enter your email address to get a link for a new password."
      footer={
        <p>
          Remembered it? <Link to={login}>Sign in</Link>
        </p>
      }
      noindex
    >
      <form {...form} className="space-y-4">
        <EmailField autoComplete="username" error={errors.email} />
        <Button type="submit" variant="primary" className="w-full" disabled={busy}>
          {busy ? 'Sending...' : 'Send the Link'}
        </Button>
      </form>
      <div role="status" className="mt-4 space-y-2 empty:hidden">
        {answer?.canMail && (
          <>
            <p className="font-semibold wrap-anywhere">
              If {answer.email} has an account, we have sent a link.
            </p>
            <p className="text-sm">
              It works once, for an hour. If nothing arrives, check your spam folder.
            </p>
          </>
        )}
        {answer && !answer.canMail && (
          <>
            <p className="font-semibold">This site cannot send mail.</p>
            <p className="text-sm">
              Please ask the operator for a link to set a new password; they have a command for it.
            </p>
          </>
        )}
      </div>
    </AccountPage>
  );
}
