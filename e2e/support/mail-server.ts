import { createServer } from 'node:http';

import { startMailServer } from '../../apps/api/testing/mail-server.ts';

// The mail server that the site under test sends to, and a way to read: GET /?to=ADDRESS answers
// the newest mail to an address, as soon as there is one.
const mails = await startMailServer(Number(process.env.SMTP_PORT));

createServer(async (request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  response.end(JSON.stringify(to ? await mails.mailTo(to) : {}));
}).listen(Number(process.env.MAILBOX_PORT), '127.0.0.1');
