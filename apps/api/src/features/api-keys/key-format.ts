import { hash, randomBytes } from 'node:crypto';

const KEY = /^sw_[A-Za-z0-9_-]{43}$/;
const PREFIX_LENGTH = 11;

/** A new key: `sw_` and 256 random bits in base64url. Only its hash is ever stored. */
export const createKey = (): string => `sw_${randomBytes(32).toString('base64url')}`;

/** The start of a key: enough for its owner to recognize it, too little for a guess. */
export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH);

/** SHA-256 in hex, or undefined for a text that no call of {@link createKey} can have made. */
export function hashKey(key: string): string | undefined {
  return KEY.test(key) ? hash('sha256', key) : undefined;
}
