import type { ExportedPalette } from './palette.ts';

/**
 * `{name, colors, createdAt}` as indented JSON.
 *
 * @param createdAt Written as ISO 8601 in UTC.
 * @throws {RangeError} If `createdAt` is not a valid date.
 */
export function writeJson({ name, colors }: ExportedPalette, createdAt: Date): string {
  return `${JSON.stringify({ name, colors, createdAt: createdAt.toISOString() }, null, 2)}\n`;
}
