import { ApiError } from '@swatchwork/client';

import { adminClient } from '../../../api/admin-client.ts';
import type { ModeratedPalette } from '../../../api/types.ts';
import { FieldError, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { toast } from '../../../ui/messages/toast.ts';

type Props = { onFind: (entry: ModeratedPalette) => void };

/** Finds a palette that nobody reported, by the address of its page. */
export function FindPalette({ onFind }: Props) {
  const { form, busy, errors } = useAccountForm(
    async ({ address = '' }) => {
      const name =
        address
          .trim()
          .replace(/[?#].*$/, '')
          .split('/')
          .filter(Boolean)
          .at(-1) ?? '';
      try {
        onFind(await adminClient.moderation.find(name));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404)
          throw new FieldError('address', 'There is no public or hidden palette at this address.');
        throw error;
      }
    },
    (error) => {
      if (!(error instanceof FieldError))
        toast.error('Not Found', 'The server cannot be reached just now. Please try again.');
    },
  );

  return (
    <form {...form} className="flex flex-wrap items-end gap-3">
      <FormField
        label="Address or id of a palette"
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
