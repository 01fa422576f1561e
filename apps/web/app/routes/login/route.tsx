import { useState } from 'react';
import { Link } from 'react-router';

import { accountClient } from '../../api/account-client.ts';
import { AccountPage } from '../../auth/account-page.tsx';
import { requireStorage, StorageOff } from '../../auth/session.ts';
import { useSignInLinks } from '../../auth/sign-in-links.ts';
import { reasonOf, useAccountForm } from '../../auth/use-account-form.ts';
import { useSignIn } from '../../auth/use-sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/messages/toast.ts';

const FAILED = 'Invalid email or password. Please try again.';

export default function LoginRoute() {
  const { enter, notice } = useSignIn();
  const links = useSignInLinks();
  const [reason, setReason] = useState<string>();

  const { form, busy, errors } = useAccountForm(
    async ({ email = '', password = '' }) => {
      setReason(undefined);
      requireStorage();
      const answer = await accountClient.login({ email, password });
      toast.success('Welcome back!', 'You have been successfully logged in.');
      enter(answer);
    },
    (error) => {
      toast.error('Login Failed', error instanceof StorageOff ? error.message : FAILED);
      setReason(reasonOf(error, 'Login failed.'));
    },
  );

  return (
    <AccountPage
      title="Sign In"
      description="Sign in to save palettes and favorite colors to your account."
      notice={notice}
      footer={
        <p>
          No account yet? <Link to={links.register}>Sign up</Link>
        </p>
      }
    >
      <form {...form} className="space-y-4">
        <EmailField autoComplete="username" error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        {reason && <p className="text-sm font-semibold">{reason}</p>}
        <Button type="submit" variant="primary" className="w-full" disabled={busy}>
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
        <p className="text-center text-sm">
          <Link to={links.forgotPassword} className="underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
      </form>
    </AccountPage>
  );
}
