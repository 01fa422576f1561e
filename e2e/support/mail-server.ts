import { createServer } from 'node:http';

import { startMailServer } from '../../apps/api/testing/mail-server.ts';

// The mail server of the site under test, with an interface for tests: GET /?to=ADDRESS waits for a
// mail to an address and answers the newest; `&subject=WORDS` filters by the subject.
const mails = await startMailServer(Number(process.env.SMTP_PORT));

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const to = searchParams.get('to');
  const subject = searchParams.get('subject') ?? '';
  response.end(JSON.stringify(to ? await mails.mailTo(to, subject) : {}));
}).listen(Number(process.env.MAILBOX_PORT), '127.0.0.1');
