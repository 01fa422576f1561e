import { parseArgs } from 'node:util';

import { Plan } from '@swatchwork/contract';
import pino from 'pino';

import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { promote } from './features/accounts/admins.ts';
import { createPasswordResetService } from './features/accounts/passwords/password-reset.service.ts';
import { setPlan } from './features/api-keys/plans.ts';
import { createMemoryCounter } from './limits/throttle.ts';
import { createAfterAnswer } from './mail/after-answer.ts';
import { StartError } from './start-error.ts';

const USAGE = `Usage:
  npm run admin -- promote EMAIL          make an account an administrator: its password, sessions
                                          and API keys end, and a link for its owner is printed
  npm run admin -- reset-password EMAIL   print a link that replaces a password once, within an hour
  npm run admin -- plan EMAIL PLAN        set what its API keys may ask: free, pro or enterprise

It works on the database of DATABASE_URL, else on DATA_DIR, which no running server may hold.
PUBLIC_URL is where the link leads.`;

const COMMANDS = ['promote', 'reset-password'];

/**
 * Runs the command of an operator.
 *
 * @returns The text to print.
 * @throws {StartError} For arguments that the usage does not list, and for an unknown account.
 */
export async function runAdmin(args: string[], config: Config): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true, strict: false });
  const [command = '', email = '', third, ...rest] = positionals;
  const plan = Plan.safeParse(third);
  const isKnown =
    command === 'plan' ? plan.success : COMMANDS.includes(command) && third === undefined;
  if (!isKnown || !email || rest.length > 0) throw new StartError(USAGE);

  const log = pino({ level: 'silent' });
  const database = await openDatabase({ ...config, log });
  try {
    const { db } = database;
    if (plan.success) {
      if (!(await setPlan(db, email, plan.data))) throw unknown(email);
      return `${email} has the plan ${plan.data} now.`;
    }
    const promoted = command === 'promote' && (await promote(db, email));
    if (promoted === undefined) throw unknown(email);
    if (promoted === 'already') return `${email} is an administrator already; nothing has changed.`;
    const resets = createPasswordResetService({
      db,
      attempts: createMemoryCounter(),
      publicUrl: config.publicUrl,
      afterAnswer: createAfterAnswer(log),
    });
    const link = await resets.createLink(email);
    if (!link) throw unknown(email);
    const done = promoted
      ? `${email} is an administrator now. Its password, sessions and API keys no longer work.\n`
      : '';
    return `${done}Give this link to the owner of ${email}. It works once, for an hour:\n${link}`;
  } finally {
    await database.close();
  }
}

const unknown = (email: string) => new StartError(`There is no account with the email ${email}.`);
