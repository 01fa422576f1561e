import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string, id: string) =>
  createHmac('sha256', key).update(`unsubscribe ${id.toLowerCase()}`);

/** Proves that a link to end a subscription was made by this installation; 64 hex digits. */
export const sign = (key: string, id: string): string => hmac(key, id).digest('hex');

export function isSignatureOf(key: string, id: string, signature: string): boolean {
  const given = Buffer.from(signature, 'hex');
  const right = hmac(key, id).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}
