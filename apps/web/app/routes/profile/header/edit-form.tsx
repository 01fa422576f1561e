import { LIMITS } from '@swatchwork/contract/constants';
import { accountClient } from '../../../api/account-client.ts';
import type { User } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';

type Props = { user: User; onClose: () => void };

/** A form for first name, last name and username. */
export function EditForm({ user, onClose }: Props) {
  const { update } = useAuth();
  const { form, busy, errors } = useAccountForm(
    async ({ firstName = '', lastName = '', username = '' }) => {
      update(await accountClient.update({ firstName, lastName, username }));
      toast.success('Profile Updated', 'Your profile has been updated successfully.');
      onClose();
    },
    () => toast.error('Update Failed', 'Failed to update profile. Please try again.'),
  );

  return (
    <form
      {...form}
      aria-label="Edit profile"
      className="grid basis-full gap-4 rounded-panel border border-line bg-raised p-5 md:grid-cols-3"
    >
      <FormField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        maxLength={LIMITS.personName}
        defaultValue={user.firstName ?? ''}
        error={errors.firstName}
        autoFocus
      />
      <FormField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        maxLength={LIMITS.personName}
        defaultValue={user.lastName ?? ''}
        error={errors.lastName}
      />
      <FormField
        label="Username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        minLength={3}
        maxLength={LIMITS.username.max}
        pattern="[A-Za-z0-9_.\-]+"
        title="Letters, digits, _, - and ."
        defaultValue={user.username}
        error={errors.username}
        required
      />
      <div className="flex gap-3 md:col-span-3">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
