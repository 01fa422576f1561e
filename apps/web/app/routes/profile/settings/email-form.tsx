import { accountClient } from '../../../api/account-client.ts';
import type { User } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { EmailState } from './email-state.tsx';
import { Setting } from './setting.tsx';

type Props = Pick<User, 'email'> & { confirmed: User['emailConfirmed'] | undefined };

export function EmailForm({ email, confirmed }: Props) {
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
