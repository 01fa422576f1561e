import { randomBytes } from 'node:crypto';

/**
 * A version 7 UUID: 48 bits of milliseconds, then 74 random bits, so ids sort by time and new rows
 * meet at one end of an index, yet two machines never have to agree on the next one.
 *
 * @param at The moment it carries; now by default.
 * @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7
 */
export function uuidV7(at: Date = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
