import { parse } from 'secure-json-parse';

import { AppError } from '../../app-error.ts';
import { problemOfShape } from './json-shape.ts';

/**
 * Parses the JSON of a body.
 *
 * @throws {AppError} `invalid_json` if it is none, too deep, has too many parts, or has a key that
 *   could change what objects inherit.
 */
export function parseJson(text: string): unknown {
  const problem = problemOfShape(text);
  if (problem) throw problem;
  try {
    return parse(text);
  } catch (cause) {
    const message = 'The body must be valid JSON, without keys such as __proto__';
    throw new AppError('invalid_json', message, undefined, { cause });
  }
}
