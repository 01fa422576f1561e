import { X } from 'lucide-react';
import { useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import { reasonOf } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useOnce } from '../../../ui/buttons/use-once.ts';
import { FormField } from '../../../ui/fields/form-field.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { countOf } from '../../../ui/text/format-count.ts';
import { useAnswer } from '../use-answer.ts';
import { ForbidForm } from './forbid-form.tsx';

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
