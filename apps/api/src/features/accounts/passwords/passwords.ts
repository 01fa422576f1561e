import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the library's default costs: 19 MiB, two passes, one lane.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const COSTS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Hashes with Argon2id in the usual text form, salt and costs included. It runs outside of the main
 * thread.
 */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), COSTS);

/**
 * A hash without a password, for accounts that do not exist: checking them must take as long as the
 * others.
 */
let decoy: Promise<string> | undefined;

/** Whether a hash is of this password; without a hash the check takes as long and fails. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const stored = known ?? (await decoy);
  return (await verify(stored, normalize(password))) && known !== undefined;
}

/** Normalizes a password, because keyboards compose accents differently. */
const normalize = (password: string): string => password.normalize('NFKC');
