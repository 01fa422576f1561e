import { LIMITS } from '@swatchwork/contract/constants';

import { adminClient } from '../../../api/admin-client.ts';
import { reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { countOf } from '../../../ui/text/format-count.ts';

type Props = {
  /** After words were added. */
  onDone: () => Promise<void>;
};

/** Forbids words and hosts, one a line. */
export function ForbidForm({ onDone }: Props) {
  const { form, busy, errors } = useAccountForm(
    async ({ words = '', reason = '' }, filled) => {
      const terms = words.split(/[\r\n]+/).filter((line) => line.trim() !== '');
      const act = await adminClient.moderation.act({ kind: 'forbid', terms, reason });
      toast.success('Done', `${countOf(act.terms?.length ?? 0, 'new term')} added to the list.`);
      filled.reset();
      await onDone();
    },
    (error) => toast.error('Not Done', reasonOf(error, 'Nothing was changed.') ?? 'See the field.'),
  );
  const wrong = Object.keys(errors).find((field) => field.startsWith('terms'));

  return (
    <form {...form} className="max-w-[68ch] space-y-4">
      <p>
        Names, descriptions and tags of public palettes, names of public themes, and usernames are
        refused if they contain one of these words, regardless of case and accents, including
        look-alikes such as <code>c4s1n0</code>. Only whole words match: add plurals separately. A
        host such as <code>shop.example</code> also forbids links to its subdomains. What is already
        public is not changed.
      </p>
      <TextArea
        label={`Words or hosts, one per line, at most ${LIMITS.forbiddenTerms.atOnce} at once`}
        name="words"
        rows={5}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={wrong && errors[wrong]}
        required
      />
      <FormField
        label="Note (optional)"
        name="reason"
        autoComplete="off"
        maxLength={LIMITS.moderationText}
        error={errors.reason}
      />
      <Button type="submit" variant="primary" disabled={busy}>
        {busy ? 'Working...' : 'Forbid'}
      </Button>
    </form>
  );
}
