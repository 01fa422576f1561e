import { LIMITS } from '@swatchwork/contract/constants';
import { X } from 'lucide-react';
import { useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import { reasonOf, useAccountForm } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { countOf } from '../../../ui/text/format-count.ts';
import { useAnswer } from '../use-answer.ts';

/** The list of forbidden words and hosts, and a form that adds to it. */
export default function WordsPanel() {
  const { answer: terms, hasFailed, reload } = useAnswer(adminClient.moderation.terms);
  const [sought, setSought] = useState('');
  const [allow, busy] = useOnce(
    async (term: string) => {
      try {
        await adminClient.moderation.act({ kind: 'allow', terms: [term] });
        toast.success('Done', `${term} is allowed again.`);
      } catch (error) {
        toast.error('Not Done', reasonOf(error, 'Nothing was changed.') ?? 'Nothing was changed.');
      }
      await reload();
    },
    (term) => term,
  );
  const shown = (terms ?? []).filter((term) => term.includes(sought.trim().toLowerCase()));

  return (
    <div className="space-y-10">
      <ForbidForm onDone={reload} />
      <section aria-labelledby="terms-title" className="space-y-4">
        <h2 id="terms-title" className="text-2xl">
          The list
        </h2>
        {!terms && !hasFailed && <Skeleton className="h-48" />}
        {hasFailed && (
          <div className="space-y-3">
            <p role="alert">The list could not be loaded.</p>
            <Button onClick={reload}>Try again</Button>
          </div>
        )}
        {terms && (
          <p role="status" className="text-muted">
            {terms.length === 0
              ? 'The list is empty.'
              : `${shown.length} of ${countOf(terms.length, 'term')}.`}
          </p>
        )}
        {terms && terms.length > 0 && (
          <FormField
            label="Find in the list"
            type="search"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            className="max-w-md"
          />
        )}
        <ul
          aria-label="Forbidden words and hosts"
          aria-busy={busy}
          className="flex flex-wrap gap-2"
        >
          {shown.map((term) => (
            <li
              key={term}
              className="flex min-w-0 items-center rounded-control border border-outline bg-raised pl-3"
            >
              <bdi className="min-w-0 wrap-anywhere">{term}</bdi>
              <IconButton label={`Allow ${term}`} onClick={() => allow(term)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Props = {
  /** After words were added. */
  onDone: () => Promise<void>;
};

/** Forbids words and hosts, one a line. */
function ForbidForm({ onDone }: Props) {
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
