import type { Mail } from '../../../mail/mailer.ts';

/** The mail that asks the reader of an address whether the account with that address is theirs. */
export const writeConfirmAddressMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Please confirm your email address – Swatchwork',
  text: `Hello,

this email address was entered for an account at Swatchwork. If that was you, open this link within
a week and confirm:

${link}

If it was not you, open it as well and choose "This Was Not Me": the account then loses this address.
Opening the link does not change anything yet.
`,
});
