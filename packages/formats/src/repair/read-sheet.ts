import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { withPlaces } from '../contexts/place-errors.ts';
import { readContexts } from '../contexts/read-contexts.ts';
import { FormatError } from '../palette/format-error.ts';
import { isTailwindConfig } from './is-tailwind-config.ts';
import { readTailwindConfig } from './tailwind-config.ts';

/**
 * Reads style sheets, DTCG files or a Tailwind config in every context.
 *
 * @throws {FormatError} If a file cannot be read, or kinds are mixed.
 */
export function readSheet(files: readonly ContextFile[]): ContextSheet {
  const config = files.find(isTailwindConfig);
  if (!config) return readContexts(files);
  return withPlaces(files, () => {
    if (files.length === 1) return readTailwindConfig(config);
    const problem =
      'a Tailwind config is read without other files; variables that it refers to are in the style sheet';
    throw new FormatError('unknown_format', config.name, 0, problem);
  });
}
