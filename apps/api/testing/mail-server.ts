import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A real mail server on the loopback, which stores the mails that it receives.
 *
 * @param port 0 for any free port.
 */
export async function startMailServer(port = 0) {
  const mails: Email[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A mailer keeps its connections open: they would hold up the close for half a minute.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused@') ? new Error(`<${address}>: No such mailbox`) : undefined),
    onData: async (stream, _session, done) => {
      mails.push(await PostalMime.parse(await buffer(stream)));
      done();
      arrivals.emit('mail');
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');

  return {
    /** A value for `SMTP_URL`. */
    url: `smtp://127.0.0.1:${address.port}`,
    /** All mails so far, parsed. */
    mails,
    /** Waits for a mail to an address with these words in its subject, and returns the newest. */
    async mailTo(recipient: string, subject = ''): Promise<Email> {
      for (;;) {
        const found = mails.findLast(
          (mail) =>
            mail.to?.some(({ address }) => address === recipient) &&
            mail.subject?.includes(subject),
        );
        if (found) return found;
        await once(arrivals, 'mail');
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
