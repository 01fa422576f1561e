import { join } from 'node:path';

/** The repository's folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** An absolute path from one relative to the repository's folder. */
export const fromRoot = (...parts: string[]) => join(ROOT, ...parts);
