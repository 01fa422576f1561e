import { accountClient } from '../../../api/account-client.ts';
import type { NewApiKey } from '../../../api/types.ts';
import { serverText, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';

/** Makes a key under a name. */
export function CreateKey({ onCreated }: { onCreated: (key: NewApiKey) => Promise<void> }) {
  const { form, busy, errors } = useAccountForm(
    async ({ name = '' }, element) => {
      await onCreated(await accountClient.createKey({ name }));
      element.reset();
    },
    (error) => {
      const text = serverText(error) ?? 'Could not create the API key. Please try again.';
      toast.error('Create Failed', text);
    },
  );

  return (
    <form {...form} className="flex max-w-2xl flex-wrap items-start gap-x-3 gap-y-4">
      <FormField
        label="Name of the new key"
        name="name"
        placeholder="Build server"
        hint="By which you tell your keys apart."
        autoComplete="off"
        maxLength={100}
        error={errors.name}
        className="min-w-60 flex-1"
        required
      />
      <Button type="submit" variant="primary" disabled={busy} className="sm:mt-6">
        {busy ? 'Creating...' : 'Create API Key'}
      </Button>
    </form>
  );
}
