import { ApiError } from '@swatchwork/client';

import { adminClient } from '../../../api/admin-client.ts';
import type { ModeratedPalette, ModeratedShared } from '../../../api/types.ts';
import { FieldError, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';

type Props = {
  onPalette: (entry: ModeratedPalette) => void;
  onShared: (entry: ModeratedShared) => void;
};

/** The id in the address of a theme or a project. */
const SHARED = /\/(?:theme\?(?:.*&)?saved=|projects\/)([\da-f-]{36})/;

/** Finds a palette, a theme or a project that nobody reported, by the address of its page. */
export function FindPublished({ onPalette, onShared }: Props) {
  const { form, busy, errors } = useAccountForm(
    async ({ address = '' }) => {
      const shared = SHARED.exec(address)?.[1];
      const name =
        address
          .trim()
          .replace(/[?#].*$/, '')
          .split('/')
          .filter(Boolean)
          .at(-1) ?? '';
      try {
        if (shared) onShared(await adminClient.moderation.findShared(shared));
        else onPalette(await adminClient.moderation.find(name));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404)
          throw new FieldError('address', 'There is nothing public or hidden at this address.');
        throw error;
      }
    },
    (error) => {
      if (!(error instanceof FieldError))
        toast.error('Not Found', 'The server cannot be reached right now. Please try again.');
    },
  );

  return (
    <form {...form} className="flex flex-wrap items-end gap-3">
      <FormField
        label="Address of a palette, theme or project"
        name="address"
        autoComplete="off"
        error={errors.address}
        className="min-w-0 flex-1 basis-64"
        required
      />
      <Button type="submit" disabled={busy}>
        Find
      </Button>
    </form>
  );
}
