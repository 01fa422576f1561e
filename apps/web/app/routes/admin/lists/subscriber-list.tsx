import { adminClient } from '../../../api/admin-client.ts';
import { CopyButton } from '../../../ui/copying/copy-button.tsx';
import { UtcDay } from '../../../ui/text/day.tsx';
import { Pages } from './pages.tsx';
import { usePages } from './use-pages.ts';

const CELL = 'border-b border-line py-2 pr-4 text-left';

/** The subscribers and their lists, newest first. */
export function SubscriberList() {
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
