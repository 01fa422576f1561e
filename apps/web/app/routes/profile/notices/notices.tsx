import { accountClient } from '../../../api/account-client.ts';
import type { Notice } from '../../../api/types.ts';
import { LocalDay } from '../../../ui/text/day.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { useLoaded } from '../use-loaded.ts';
import { AnswerForm } from './answer-form.tsx';

/** What moderators did, with their reasons; each can be answered once. Nothing where they did none. */
export function Notices() {
  const { data = [], reload } = useLoaded(accountClient.notices);
  if (data.length === 0) return null;

  return (
    <section
      aria-labelledby="notices-title"
      className="mb-8 rounded-panel border-2 border-ink bg-raised p-5"
    >
      <h2 id="notices-title" className="text-xl">
        From the moderators
      </h2>
      <ul className="mt-3 space-y-6">
        {data.map((notice) => (
          <li key={notice.id} className="wrap-anywhere">
            <p className="font-medium">{sentenceOf(notice)}</p>
            <p className="mt-1 max-w-[75ch] whitespace-pre-wrap">{notice.reason}</p>
            <p className="text-sm text-muted">
              <LocalDay of={notice.createdAt} />
            </p>
            {notice.answer === null ? (
              <AnswerForm id={notice.id} onAnswer={reload} />
            ) : (
              <p className="mt-2 max-w-[75ch] whitespace-pre-wrap">You answered: {notice.answer}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ kind, palette, shared, palettes }: Notice): string {
  const thing = shared?.kind ?? 'palette';
  switch (kind) {
    case 'suspend':
      return 'Your account is suspended. It cannot publish, and only you can see your palettes. You can still save privately, and export or delete your data in the settings.';
    case 'delete':
      return `A moderator has deleted one of your ${thing}s.`;
    case 'hide':
      return `A moderator has hidden your ${thing} ${shared?.name ?? palette ?? ''}: only you can see it.`;
    default:
      return `A moderator has hidden ${countOf(palettes, 'palette')} of yours: only you can see them.`;
  }
}
