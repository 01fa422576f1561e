import type { Swatch } from '@swatchwork/extract';

import type { Patch } from '../pixels/average.ts';
import type { Point, Size } from '../pixels/point.ts';

/** Pixels of a side of what is read around a point. */
export const PATCH_SIDE = 11;

/** What the page asks of the worker; the picture is the one that was opened last. */
export interface Questions {
  /** Decodes a picture, and tells its size. */
  open: { ask: Blob; answer: Size };
  /** Reads the pixels around one. */
  look: { ask: Point; answer: Patch };
  /** Finds so many colors. */
  extract: { ask: number; answer: readonly Swatch[] };
}

export type Topic = keyof Questions;

export type Question = {
  [T in Topic]: { id: number; topic: T; ask: Questions[T]['ask'] };
}[Topic];

/** An answer, or a sentence for a person on why there is none. */
export type Answer = { id: number } & ({ answer: unknown } | { refusal: string });
