import { createHash, randomBytes } from 'node:crypto';

const SECRET = /^[0-9a-f]{64}$/;

/** A new token: 256 random bits in hex. Only its hash is ever stored. */
export const createSecret = (): string => randomBytes(32).toString('hex');

/** SHA-256 in hex, or undefined for a text that no call of {@link createSecret} can have made. */
export function hashSecret(secret: string): string | undefined {
  return SECRET.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
}
