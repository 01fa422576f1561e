import { LIMITS } from '@swatchwork/contract/constants';

import { accountClient } from '../../../api/account-client.ts';
import { reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/messages/toast.ts';

type Props = { id: string; onAnswer: () => void };

/** What an author says to a moderator, once. */
export function AnswerForm({ id, onAnswer }: Props) {
  const { form, busy, errors } = useAccountForm(
    async ({ text = '' }) => {
      await accountClient.answerNotice(id, { text: text.replaceAll('\r\n', '\n') });
      toast.success('Answer Sent', 'A moderator will read it and decide again.');
      onAnswer();
    },
    (error) =>
      toast.error('Not Sent', reasonOf(error, 'Your answer is still here.') ?? 'See the field.'),
  );

  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Answer
      </summary>
      <form {...form} className="mt-2 max-w-[68ch] space-y-3">
        <TextArea
          label="Your answer, once"
          name="text"
          rows={3}
          maxLength={LIMITS.moderationText}
          error={errors.text}
          required
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending...' : 'Send Answer'}
        </Button>
      </form>
    </details>
  );
}
