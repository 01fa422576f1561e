import { randomBytes } from 'node:crypto';

/** Twelve bits: of those beyond it, within one millisecond, the order is left to chance. */
const LAST_COUNT = 0xfff;

/** How many came before within the millisecond of the last one. */
const latest = { ms: 0, count: 0 };

/**
 * A version 7 UUID: 48 bits of milliseconds, 12 that count within one, and 62 random bits. So ids
 * sort by time, those of one process in the order in which they were made; new rows meet at one end
 * of an index; and two machines never have to agree on the next one.
 *
 * @param at The moment it carries; now by default.
 * @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 and its 6.2, method 1
 */
export function uuidV7(at: Date = new Date()): string {
  const ms = at.getTime();
  latest.count = ms === latest.ms ? Math.min(latest.count + 1, LAST_COUNT) : 0;
  latest.ms = ms;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | latest.count, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
