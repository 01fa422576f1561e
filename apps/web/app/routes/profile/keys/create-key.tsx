import { LIMITS } from '@swatchwork/contract/constants';
import { accountClient } from '../../../api/account-client.ts';
import type { NewApiKey } from '../../../api/types.ts';
import { serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { toast } from '../../../ui/messages/toast.ts';

const SCOPES = [
  { value: 'read', label: 'Read only' },
  { value: 'write', label: 'Read and write' },
];

/** Creates a key with a name. It requires the password, so that a stolen session cannot do it. */
export function CreateKey({ onCreated }: { onCreated: (key: NewApiKey) => Promise<void> }) {
  const { form, busy, errors } = useAccountForm(
    async ({ name = '', password = '', scope }, element) => {
      const request = { name, password, scope: scope === 'write' ? scope : 'read' } as const;
      await onCreated(await accountClient.createKey(request));
      element.reset();
    },
    (error) => {
      const text = serverText(error) ?? 'Could not create the API key. Please try again.';
      toast.error('Create Failed', text);
    },
  );

  return (
    <form {...form} className="grid max-w-3xl items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <FormField
        label="Name of the new key"
        name="name"
        placeholder="Build server"
        hint="A name to tell your keys apart."
        autoComplete="off"
        maxLength={LIMITS.itemName}
        error={errors.name}
        required
      />
      <div>
        <Select label="Access" name="scope" options={SCOPES} />
        <p className="mt-1 text-sm text-muted">
          Read access is enough for colors and public palettes. No key can change your account.
        </p>
      </div>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
        required
      />
      <Button
        type="submit"
        variant="primary"
        disabled={busy}
        className="justify-self-start sm:mt-6"
      >
        {busy ? 'Creating...' : 'Create API Key'}
      </Button>
    </form>
  );
}
