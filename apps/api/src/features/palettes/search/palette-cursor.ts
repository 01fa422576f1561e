import type { PaletteSort } from '@swatchwork/contract';
import { z } from 'zod';

import { AppError } from '../../../app-error.ts';

/** The last palette of a page: its place in the order, and its id to break ties. */
export interface Position {
  /** Likes, milliseconds of the date, the name in the database's lower case, or the distance. */
  key: number | string;
  id: string;
}

const LATEST = Date.UTC(9999, 11, 31); // PostgreSQL accepts years of four digits
const MOST_LIKES = 2 ** 31 - 1;
const FARTHEST = 2; // no two colors have a larger ΔE_OK

const KEYS: Record<PaletteSort, z.ZodType<number | string>> = {
  likes: z.int().min(0).max(MOST_LIKES),
  newest: z.int().min(0).max(LATEST),
  name: z.string().regex(/^[^\0]*$/),
  nearest: z.number().min(0).max(FARTHEST),
};

/** Makes a text for `decodeCursor`; callers must not interpret it. */
export function encodeCursor(sort: PaletteSort, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Throws `invalid_request`, unless the cursor was made for the same sort. */
export function decodeCursor(sort: PaletteSort, cursor: string): Position {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [, key, id] = z.tuple([z.literal(sort), KEYS[sort], z.uuid()]).parse(json);
    return { key, id };
  } catch (cause) {
    const message = `must come from the Link header of a page with sort=${sort}`;
    throw new AppError(
      'invalid_request',
      `cursor: ${message}`,
      [{ field: 'cursor', message, received: cursor.slice(0, 80) }],
      { cause },
    );
  }
}
