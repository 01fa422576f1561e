import type { SlicedFamily } from './slices.ts';

/** Whether a family can be read, see `families.ts`: the site has all of them. */
export const isInstalled = (_family: SlicedFamily): boolean => true;

/** The site has every family of many files, see `families.ts`. */
export const hasAllFamilies = (): boolean => true;

/** Whether a family that is installed has a letter, of those that any of them has: always. */
export const isInInstalled = (_letter: string): boolean => true;

/** Nobody asks which family has a letter where all are there, see `families.ts`. */
export const hasLetter = (): boolean => true;
