import { randomBytes } from 'node:crypto';

/** Twelve bits. Ids beyond this count within one millisecond are in no particular order. */
const LAST_COUNT = 0xfff;

/** The millisecond of the last id, and the number of ids before it within that millisecond. */
const latest = { ms: 0, count: 0 };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the database can compare a text with an id. */
export const isUuid = (text: string): boolean => UUID.test(text);

/**
 * A version 7 UUID: 48 bits of milliseconds, a counter of 12 bits, and 62 random bits. So ids sort
 * by time, and those of one process in the order in which they were made; new rows go to one end of
 * an index; and machines need no coordination.
 *
 * @param at The moment in the id; now by default.
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
