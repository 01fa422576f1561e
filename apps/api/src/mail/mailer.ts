import { createTransport } from 'nodemailer';

/** A mail in plain text. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The address for replies; by default the sender. */
  replyTo?: string | undefined;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string> | undefined;
};

export type Mailer = {
  /**
   * Resolves once the mail server has accepted the mail. Rejects within half a minute otherwise.
   */
  send(mail: Mail): Promise<void>;
  /** Waits for the mails in progress, then closes the connection. */
  close(): Promise<void>;
};

const TIMEOUT_MS = 10_000; // of each step: connecting, greeting, a silent socket
const LONGEST_SUBJECT = 200;

/**
 * Sends through the mail server of SMTP_URL. Mails come from `no-reply@` the host of the site,
 * unless the URL says otherwise: `smtp://user:password@host:587?from=hello@example.org`.
 */
export function createMailer(smtpUrl: string, publicUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`;
  url.searchParams.delete('from');
  const transport = createTransport({
    url: url.href,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const underWay = new Set<Promise<unknown>>();

  return {
    async send({ to, subject, text, replyTo, headers }) {
      const sending = transport.sendMail({
        from: { name: 'Swatchwork', address: from },
        // An object, so that no text is taken for a list of addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject: subject.slice(0, LONGEST_SUBJECT),
        text,
        ...(headers && { headers }),
      });
      underWay.add(sending);
      await sending.finally(() => underWay.delete(sending));
    },
    async close() {
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}
