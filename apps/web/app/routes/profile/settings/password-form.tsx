import { accountClient } from '../../../api/account-client.ts';
import { checkNewPassword } from '../../../auth/check-new-password.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { FieldError, serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { Setting } from './setting.tsx';

export function PasswordForm({ email }: { email: string }) {
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
