import { LIMITS } from '@swatchwork/contract/constants';
import { useState } from 'react';
import { Link } from 'react-router';

import { accountClient } from '../../api/account-client.ts';
import { AccountPage } from '../../auth/account-page.tsx';
import { useAfterSignIn } from '../../auth/after-sign-in.ts';
import { useAuth } from '../../auth/auth-provider.tsx';
import { requireStorage, StorageOff } from '../../auth/session.ts';
import { reasonOf, useAccountForm } from '../../auth/use-account-form.ts';
import { useGuestsOnly } from '../../auth/use-guests-only.ts';
import { usePageNavigate } from '../../navigation/use-page-navigate.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormField } from '../../ui/fields/form-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/messages/toast.ts';

const FAILED = 'Invalid email or password. Please try again.';

export default function LoginRoute() {
  const leave = useGuestsOnly();
  const { signIn } = useAuth();
  const navigate = usePageNavigate();
  const { place = '/', search } = useAfterSignIn();
  const [reason, setReason] = useState<string>();

  const { form, busy, errors } = useAccountForm(
    async ({ email = '', password = '' }) => {
      setReason(undefined);
      requireStorage();
      const answer = await accountClient.login({ email, password });
      leave();
      signIn(answer);
      toast.success('Welcome back!', 'You have been successfully logged in.');
      await navigate(place);
    },
    (error) => {
      toast.error('Login Failed', error instanceof StorageOff ? error.message : FAILED);
      setReason(reasonOf(error, 'Login failed.'));
    },
  );

  return (
    <AccountPage
      title="Sign In"
      description="Sign in to keep palettes and favorite colors with your account."
      footer={
        <p>
          No account yet? <Link to={`/register${search}`}>Sign up</Link>
        </p>
      }
    >
      <form {...form} className="space-y-4">
        <FormField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={LIMITS.email}
          error={errors.email}
          required
        />
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
          <Link to="/forgot-password" className="underline underline-offset-4">
            Forgot your password?
          </Link>
        </p>
      </form>
    </AccountPage>
  );
}
