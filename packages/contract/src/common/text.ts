import { z } from 'zod';

/** Control characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** The same without line breaks and tabs, which longer texts may contain. */
const UNSEEN_IN_LINES = /(?![\n\r\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const WELL_FORMED_MESSAGE = 'must be well-formed Unicode';

/**
 * Words on one line, such as a name: blanks at both ends are removed. Markup is only text.
 * Invisible characters that could disturb the text around them are refused: control characters (NUL
 * included, which PostgreSQL cannot store), direction overrides, halves of surrogate pairs.
 *
 * @param max Characters, as UTF-16 counts them.
 */
export const lineOfText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed(), WELL_FORMED_MESSAGE)
    .refine(
      (text) => !UNSEEN.test(text),
      'must not contain control characters or direction overrides',
    );

/** The same with any number of lines, such as a description. */
export const linesOfText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed(), WELL_FORMED_MESSAGE)
    .refine(
      (text) => !UNSEEN_IN_LINES.test(text),
      'must not contain control characters other than line breaks, or direction overrides',
    );
