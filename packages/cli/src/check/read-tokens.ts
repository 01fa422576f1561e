import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { type ParsedColor, parseHex } from '@swatchwork/color';
import { FormatError } from '@swatchwork/formats';
import { readColorTokens } from '@swatchwork/formats/color-tokens';

import { reasonOf } from '../read-file.ts';
import type { Source, Sourced } from './source.ts';

/**
 * The colors of token files. Paths are relative to the file of pairs or, if that is standard input,
 * to the working folder. Unreadable files are reported.
 */
export function readTokenFiles(
  paths: readonly Sourced[],
  source: Source,
): Map<string, ParsedColor> {
  const folder = source.file === '-' ? '.' : dirname(source.file);
  const files = paths.flatMap(({ value, at }) => {
    try {
      return [{ name: value, text: readFileSync(resolve(folder, value), 'utf8') }];
    } catch (error) {
      source.complain(at, `${value} cannot be read: ${reasonOf(error)}`);
      return [];
    }
  });
  if (files.length === 0 || files.length < paths.length) return new Map();
  try {
    return new Map(
      [...readColorTokens(files)].map(([path, { hex, alpha = 1 }]) => [
        path,
        { color: parseHex(hex)!, alpha, space: 'srgb' },
      ]),
    );
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    source.complain(paths[0]!.at, error.message);
    return new Map();
  }
}
