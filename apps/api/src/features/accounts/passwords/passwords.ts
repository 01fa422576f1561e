import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id, which is what the library does by default: 19 MiB, two passes, one lane.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Argon2id in the usual text form, salt and costs included. Works beside the HTTP thread. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), COSTS);

/** Belongs to no password: for accounts that do not exist, which must take as long as the others. */
let decoy: Promise<string> | undefined;

/** Whether it is the password of the hash; without a hash as slowly, and never. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const stored = known ?? (await decoy);
  return (await verify(stored, normalize(password))) && known !== undefined;
}

/** One password, however a keyboard composes its accents. */
const normalize = (password: string): string => password.normalize('NFKC');
