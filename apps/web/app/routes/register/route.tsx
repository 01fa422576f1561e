import { LIMITS } from '@swatchwork/contract/constants';
import { useState } from 'react';
import { Link } from 'react-router';

import { accountClient } from '../../api/account-client.ts';
import { AccountPage } from '../../auth/account-page.tsx';
import { checkNewPassword } from '../../auth/check-new-password.ts';
import { NewPasswordFields } from '../../auth/new-password-fields.tsx';
import { requireStorage } from '../../auth/session.ts';
import { useSignInLinks } from '../../auth/sign-in-links.ts';
import { FieldError, reasonOf, serverText, useAccountForm } from '../../auth/use-account-form.ts';
import { useSignIn } from '../../auth/use-sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FormField } from '../../ui/fields/form-field.tsx';
import { toast } from '../../ui/messages/toast.ts';

export default function RegisterRoute() {
  const { enter, notice } = useSignIn();
  const links = useSignInLinks();
  const [reason, setReason] = useState<string>();

  const { form, busy, errors } = useAccountForm(
    async ({ username = '', email = '', password = '', confirmPassword = '', ...names }) => {
      setReason(undefined);
      checkNewPassword(password, confirmPassword);
      requireStorage();
      const given = Object.entries(names).filter(([, name]) => name.trim() !== '');
      const answer = await accountClient.register({
        username,
        email,
        password,
        ...Object.fromEntries(given),
      });
      toast.success('Welcome to Swatchwork', 'Your account has been created successfully.');
      enter(answer);
    },
    (error) => {
      if (error instanceof FieldError) return;
      const text = serverText(error) ?? 'Unable to create account. Please try again.';
      toast.error('Registration Failed', text);
      setReason(reasonOf(error, 'Registration failed.'));
    },
  );

  return (
    <AccountPage
      title="Sign Up"
      description="An account saves your palettes and favorite colors in one place. It is free."
      notice={notice}
      footer={
        <p>
          Already have an account? <Link to={links.login}>Sign in</Link>
        </p>
      }
    >
      <form {...form} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            label="First name (optional)"
            name="firstName"
            autoComplete="given-name"
            maxLength={LIMITS.personName}
            error={errors.firstName}
          />
          <FormField
            label="Last name (optional)"
            name="lastName"
            autoComplete="family-name"
            maxLength={LIMITS.personName}
            error={errors.lastName}
          />
        </div>
        <FormField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          minLength={LIMITS.username.min}
          maxLength={LIMITS.username.max}
          pattern="[A-Za-z0-9_.\-]+"
          title="Letters, digits, _, - and ."
          hint={`${LIMITS.username.min} to ${LIMITS.username.max} letters, digits, dots, _ or -.`}
          error={errors.username}
          required
        />
        <EmailField autoComplete="username" error={errors.email} />
        <NewPasswordFields label="Password" name="password" errors={errors} />
        {reason && <p className="text-sm font-semibold">{reason}</p>}
        <Button type="submit" variant="primary" className="w-full" disabled={busy}>
          {busy ? 'Creating Account...' : 'Create Account'}
        </Button>
        <p className="text-sm text-muted">
          By signing up you agree to the{' '}
          <Link to="/terms-of-service" className="underline underline-offset-4">
            terms of service
          </Link>{' '}
          and the{' '}
          <Link to="/privacy-policy" className="underline underline-offset-4">
            privacy policy
          </Link>
          .
        </p>
      </form>
    </AccountPage>
  );
}
