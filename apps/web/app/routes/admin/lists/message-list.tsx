import { adminClient } from '../../../api/admin-client.ts';
import { UtcDay } from '../../../ui/text/day.tsx';
import { Pages } from './pages.tsx';
import { usePages } from './use-pages.ts';

/** The messages of the contact form, newest first. */
export function MessageList() {
  const pages = usePages(adminClient.messages);

  return (
    <Pages pages={pages} noun="message">
      {({ entries }) => (
        <ul aria-label="Messages" className="space-y-4">
          {entries.map(({ id, name, email, subject, message, createdAt }) => (
            <li
              key={id}
              className="rounded-panel border border-line bg-raised p-4 wrap-anywhere sm:p-5"
            >
              <h2 className="text-lg">{subject}</h2>
              <p className="text-sm text-muted">
                <bdi>{name}</bdi>,{' '}
                <a
                  href={`mailto:${encodeURIComponent(email)}`}
                  className="underline underline-offset-4"
                >
                  {email}
                </a>
                , <UtcDay of={createdAt} />
              </p>
              <p className="mt-3 max-w-[75ch] whitespace-pre-wrap">{message}</p>
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}
