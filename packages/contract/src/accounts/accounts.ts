import { z } from 'zod';
import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };

const { username, password, email, personName } = LIMITS;

const USERNAME_MESSAGE = `must be ${username.min} to ${username.max} letters, digits, _, - or .`;
const PASSWORD_MESSAGE = `must have ${password.min} to ${password.max} characters`;

export const Username = z
  .string(USERNAME_MESSAGE)
  .trim()
  .regex(new RegExp(`^[A-Za-z0-9_.-]{${username.min},${username.max}}$`), USERNAME_MESSAGE)
  .meta({ description: 'Unique, case-insensitive.', examples: ['ada'] });

export const EmailAddress = z
  .string('must be an email address')
  .trim()
  .max(email)
  .pipe(z.email('must be an email address such as ada@example.org'))
  .meta({ description: 'Unique, case-insensitive.', examples: ['ada@example.org'] });

/** A password that a person chooses. */
export const NewPassword = z
  .string(PASSWORD_MESSAGE)
  .min(password.min, PASSWORD_MESSAGE)
  .max(password.max, PASSWORD_MESSAGE);

/** A password to sign in with: it is only compared, so no rules apply to it. */
export const Password = z.string('must be a text').min(1, 'must not be empty').max(password.max);

const PersonName = lineOfText(personName).nullish().meta({
  description: 'Optional. Send null or an empty text for none.',
});

export const RegisterRequest = z
  .object({
    username: Username,
    email: EmailAddress,
    password: NewPassword,
    firstName: PersonName,
    lastName: PersonName,
  })
  .meta({
    id: 'RegisterRequest',
    examples: [{ username: 'ada', email: 'ada@example.org', password: 'correct horse' }],
  });

export const LoginRequest = z
  .object({
    email: lineOfText(email).min(1, 'must not be empty'),
    password: Password,
  })
  .meta({
    id: 'LoginRequest',
    examples: [{ email: 'ada@example.org', password: 'correct horse' }],
  });

const ADA = EXAMPLES.ada;

/** An account as its owner sees it. */
export const User = z
  .object({
    id: z.uuid(),
    username: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean().nullable().meta({
      description:
        'Whether the address was confirmed with the link in our mail. Null if this installation sends no mail.',
    }),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    avatar: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    plan: z.enum(['free', 'pro', 'enterprise']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User', examples: [{ ...ADA, firstName: 'Ada', lastName: 'Lovelace' }] });

export const SessionAnswer = z
  .object({
    user: User,
    token: z.string().meta({
      description: 'Send it as `Authorization: Bearer …`. It expires 30 days after its last use.',
    }),
  })
  .meta({
    id: 'SessionAnswer',
    examples: [
      {
        user: ADA,
        token: '7f0c1d9e4b83a2f65d7c8e9fa0b1c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d',
      },
    ],
  });

/** Omitted fields stay as they are. */
export const ProfileRequest = z
  .object({ username: Username.optional(), firstName: PersonName, lastName: PersonName })
  .meta({
    id: 'ProfileRequest',
    examples: [{ username: 'ada', firstName: 'Ada', lastName: 'Lovelace' }],
  });

export const PasswordChangeRequest = z
  .object({
    currentPassword: Password,
    newPassword: NewPassword,
    keepKeys: z
      .boolean('must be true or false')
      .default(false)
      .meta({ description: 'Whether to keep API keys valid. By default they are revoked.' }),
  })
  .meta({
    id: 'PasswordChangeRequest',
    examples: [{ currentPassword: 'correct horse', newPassword: 'battery staple' }],
  });

export const EmailChangeRequest = z.object({ email: EmailAddress, password: Password }).meta({
  id: 'EmailChangeRequest',
  examples: [{ email: 'ada@example.com', password: 'correct horse' }],
});

export const AccountDeletionRequest = z
  .object({ password: Password })
  .meta({ id: 'AccountDeletionRequest', examples: [{ password: 'correct horse' }] });

export const ForgotPasswordRequest = z
  .object({ email: EmailAddress })
  .meta({ id: 'ForgotPasswordRequest', examples: [{ email: 'ada@example.org' }] });

export const ForgotPasswordAnswer = z
  .object({
    canMail: z.boolean().meta({
      description: 'Whether this installation sends mail. It does not depend on the address.',
    }),
  })
  .meta({ id: 'ForgotPasswordAnswer', examples: [{ canMail: true }] });

/** The secret of a link that was mailed. */
const MailedToken = z.string('must be a text').min(1, 'must not be empty').max(200);

export const ResetPasswordRequest = z
  .object({
    token: MailedToken,
    password: NewPassword,
  })
  .meta({
    id: 'ResetPasswordRequest',
    examples: [
      {
        token: '3b1e5f7092a4c6d8e0f1a3b5c7d9eb0d2f416385a7c9ebfd102f4163850a1b2c',
        password: 'battery staple',
      },
    ],
  });

export const EmailTokenRequest = z
  .object({ token: MailedToken.meta({ description: 'The token in the mailed link.' }) })
  .meta({
    id: 'EmailTokenRequest',
    examples: [{ token: '5c0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d' }],
  });

/** The answer of a call that returns no data. */
export const DoneAnswer = z
  .object({ ok: z.literal(true) })
  .meta({ id: 'DoneAnswer', examples: [{ ok: true }] });

export type RegisterRequest = z.input<typeof RegisterRequest>;
export type LoginRequest = z.input<typeof LoginRequest>;
export type User = z.infer<typeof User>;
export type SessionAnswer = z.infer<typeof SessionAnswer>;
export type ProfileRequest = z.input<typeof ProfileRequest>;
export type PasswordChangeRequest = z.input<typeof PasswordChangeRequest>;
export type EmailChangeRequest = z.input<typeof EmailChangeRequest>;
export type AccountDeletionRequest = z.input<typeof AccountDeletionRequest>;
export type ForgotPasswordRequest = z.input<typeof ForgotPasswordRequest>;
export type ForgotPasswordAnswer = z.infer<typeof ForgotPasswordAnswer>;
export type ResetPasswordRequest = z.input<typeof ResetPasswordRequest>;
export type EmailTokenRequest = z.infer<typeof EmailTokenRequest>;
export type DoneAnswer = z.infer<typeof DoneAnswer>;
