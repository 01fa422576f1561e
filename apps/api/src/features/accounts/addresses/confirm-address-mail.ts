import type { Mail } from '../../../mail/mailer.ts';

/** The mail that asks the reader of an address whether the account with that address is theirs. */
export const writeConfirmAddressMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Please confirm your email address – Swatchwork',
  text: `Hello,

somebody gave this address to an account at Swatchwork. If it was you, open this link within a
week and confirm:

${link}

If it was not you, open it as well and choose "This Was Not Me": the account then has this address
no more. Opening the link alone does nothing yet.
`,
});
