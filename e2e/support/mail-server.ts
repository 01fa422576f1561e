import { createServer } from 'node:http';

import { startMailServer } from '../../apps/api/testing/mail-server.ts';

// The mail server that the site under test sends to, and a way to read: GET /?to=ADDRESS answers
// the newest mail to an address, as soon as there is one; `&subject=WORDS` only such with these words.
const mails = await startMailServer(Number(process.env.SMTP_PORT));

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const to = searchParams.get('to');
  const subject = searchParams.get('subject') ?? '';
  response.end(JSON.stringify(to ? await mails.mailTo(to, subject) : {}));
}).listen(Number(process.env.MAILBOX_PORT), '127.0.0.1');
