import { LIMITS } from '@swatchwork/contract/constants';
import { useState } from 'react';

import { accountClient } from '../../../api/account-client.ts';
import type { User } from '../../../api/types.ts';
import { useAuth } from '../../../auth/auth-provider.tsx';
import { useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { LocalDay } from '../../../ui/text/day.tsx';

type Props = {
  user: User;
  /** Counts, undefined while they are loading. */
  palettes: string | undefined;
  themes: string | undefined;
  colors: string | undefined;
};

/** Name, date of registration and counts; and the form that changes the names. */
export function ProfileHeader({ user, palettes, themes, colors }: Props) {
  const [editing, setEditing] = useState<boolean>();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;

  return (
    <header className="flex flex-wrap gap-x-6 gap-y-5 py-8 sm:py-10">
      <Avatar user={user} name={name} />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-3xl wrap-anywhere">
          <span className="sr-only">Profile of </span>
          <bdi>{name}</bdi>
        </h1>
        <p className="wrap-anywhere text-muted">
          <span>@{user.username}</span>
          <span aria-hidden="true"> · </span>
          <span className="inline-block">{user.email}</span>
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <div className="flex gap-1.5">
            <dt className="text-muted">Joined</dt>
            <dd>
              <LocalDay of={user.createdAt} />
            </dd>
          </div>
          <Count label="Palettes" value={palettes} />
          <Count label="Themes" value={themes} />
          <Count label="Saved colors" value={colors} />
        </dl>
      </div>
      {!editing && (
        <Button
          // It was taken away with its focus, which comes back with it.
          autoFocus={editing === false}
          className="self-start"
          onClick={() => setEditing(true)}
        >
          Edit Profile
        </Button>
      )}
      {editing && <EditForm user={user} onClose={() => setEditing(false)} />}
    </header>
  );
}

function Avatar({ user, name }: { user: User; name: string }) {
  const look = 'size-20 shrink-0 rounded-full';
  if (user.avatar) return <img src={user.avatar} alt="" className={`${look} object-cover`} />;
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-accent text-3xl font-semibold text-on-accent ${look}`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

function Count({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd>{value ?? <Skeleton className="h-4 w-6" />}</dd>
    </div>
  );
}

type EditFormProps = { user: User; onClose: () => void };

/** A form for first name, last name and username. */
function EditForm({ user, onClose }: EditFormProps) {
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
