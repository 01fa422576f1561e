import { LIMITS } from '@swatchwork/contract/constants';

import { adminClient } from '../../../api/admin-client.ts';
import type { ModerationAct } from '../../../api/types.ts';
import { reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { changedBy } from './act-entry.tsx';
import type { Order } from './orders.ts';

type Props = {
  /** The act to ask for; undefined while there is none. */
  order: Order | undefined;
  onClose: () => void;
  /** After the act. */
  onDone: (act: ModerationAct) => void;
};

/** Asks for the reason of an act, and carries it out. */
export function ActDialog({ order, onClose, onDone }: Props) {
  return (
    <Dialog title={order?.label ?? ''} open={order !== undefined} onClose={onClose}>
      {order && <ActForm order={order} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ActForm({ order, onClose, onDone }: Props & { order: Order }) {
  const { label, explanation, needsReason, reason, hasRange } = order;
  const { form, busy, errors } = useAccountForm(
    async ({ reason = '', from = '', until = '' }) => {
      const act = await adminClient.moderation.act(
        order.toAct({
          reason: reason.replaceAll('\r\n', '\n'),
          ...(from && { madeFrom: toInstant(from) }),
          ...(until && { madeUntil: toInstant(until, LAST_MS) }),
        }),
      );
      toast.success('Done', `${label}: ${changedBy(act)}.`);
      onClose();
      onDone(act);
    },
    (error) => toast.error('Not Done', reasonOf(error, 'Nothing was changed.') ?? 'See the field.'),
  );

  return (
    <form {...form} className="space-y-4">
      <p className="wrap-anywhere">{explanation}</p>
      <TextArea
        label={needsReason ? 'Reason (the author can read it)' : 'Note (optional)'}
        name="reason"
        defaultValue={reason}
        rows={3}
        maxLength={LIMITS.moderationText}
        error={errors.reason}
        required={needsReason}
      />
      {hasRange && (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            label="Created from (UTC, optional)"
            name="from"
            type="datetime-local"
            step={1}
            error={errors.madeFrom}
          />
          <FormField
            label="Created until (UTC, optional)"
            name="until"
            type="datetime-local"
            step={1}
            error={errors.madeUntil}
          />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Working...' : label}
        </Button>
      </div>
    </form>
  );
}

/** The last millisecond of the second that was entered belongs to it. */
const LAST_MS = 999;

/** What a field for a time holds, taken as UTC, in ISO 8601. */
const toInstant = (typed: string, more = 0): string =>
  new Date(Date.parse(`${typed}Z`) + more).toISOString();
