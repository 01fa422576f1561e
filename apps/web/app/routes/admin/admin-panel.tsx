import { useState } from 'react';
import { adminClient } from '../../api/admin-client.ts';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { UtcDay } from '../../ui/text/day.tsx';
import { ArticlesPanel } from './articles/articles-panel.tsx';
import { Pages } from './lists/pages.tsx';
import { usePages } from './lists/use-pages.ts';

const CELL = 'border-b border-line py-2 pr-4 text-left';

/** The subscribers and their lists, newest first. */
function SubscriberList() {
  const pages = usePages(adminClient.subscribers);

  return (
    <Pages pages={pages} noun="subscriber">
      {({ entries }) => (
        <>
          <p className="max-w-[68ch]">
            Only write to confirmed subscribers, and include their unsubscribe link in every email.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well. */}
          <section className="scroll-shadows" aria-label="Subscribers" tabIndex={0}>
            <table className="w-full">
              <thead>
                <tr>
                  {['Email', 'Topic', 'Status', 'Since', 'Unsubscribe link'].map((title) => (
                    <th key={title} scope="col" className={`${CELL} text-sm font-medium`}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, email, topic, status, createdAt, unsubscribeUrl }) => (
                  <tr key={id}>
                    <td className={`${CELL} min-w-48 wrap-anywhere`}>{email}</td>
                    <td className={CELL}>{topic}</td>
                    <td className={CELL}>{status}</td>
                    <td className={`${CELL} whitespace-nowrap`}>
                      <UtcDay of={createdAt} />
                    </td>
                    <td className={CELL}>
                      <CopyButton
                        text={unsubscribeUrl}
                        what={`the unsubscribe link of ${email}`}
                        title="Copied!"
                        description={`The unsubscribe link of ${email} is on the clipboard.`}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </Pages>
  );
}

/** The messages of the contact form, newest first. */
function MessageList() {
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

const TABS = [
  { id: 'articles', label: 'Articles', Content: ArticlesPanel },
  { id: 'messages', label: 'Messages', Content: MessageList },
  { id: 'subscribers', label: 'Subscribers', Content: SubscriberList },
];

/** The page for admins. A tab loads its data when it is opened. */
export default function AdminPanel() {
  const [open, setOpen] = useState('articles');

  return (
    <Tabs
      label="Administration"
      value={open}
      onChange={setOpen}
      tabs={TABS.map(({ id, label, Content }) => ({
        id,
        label,
        content: id === open && <Content />,
      }))}
    />
  );
}
