import { FormatError } from '@swatchwork/formats';
import type { ContextFile } from '@swatchwork/formats/contexts';
import type { AskedPair } from '@swatchwork/formats/repair';
import { ThemeInputError } from '@swatchwork/theme';

import type { Context } from '../command.ts';
import { readFileOrInput } from '../read-file.ts';
import { UsageError } from '../usage-error.ts';
import { readPairs } from './read-pairs.ts';
import { Source } from './source.ts';

/** What the fields of the function are called here, such as `--keep` for `held[0]`. */
const optionOf = (field: string): string =>
  field
    .replace(/^fixed\.(.*)$/, '$1 of --set')
    .replace(/^(base|way)$/, '--$1')
    .replace(/^files$/, 'FILE')
    .replace(/^held\[\d+\]$/, 'Each entry of --keep')
    .replace(/^pairs\[.*/, (place) => `${place.replace('foreground', 'text')} of --pairs`);

/** An error of the function as wrong use. */
export function refuse(error: unknown): never {
  if (error instanceof ThemeInputError) {
    const { field, allowed, arrived } = error;
    throw new UsageError(`${optionOf(field)} must be ${allowed}; got ${arrived}.`);
  }
  if (error instanceof FormatError) throw new UsageError(`${error.message}.`);
  throw error;
}

/** A comma, but none of those in `rgb(10, 102, 194)`. */
export const BETWEEN = /,(?![^(]*\))/;

/** A custom property may be named without the hyphens that a shell takes for an option. */
export const spelled = (name: string, files: readonly ContextFile[]): string =>
  !name.startsWith('-') && files.some(({ text }) => text.includes(`--${name}:`))
    ? `--${name}`
    : name;

export async function askedPairsOf(path: string, context: Context): Promise<AskedPair[]> {
  const text = new TextDecoder().decode(await readFileOrInput(path, context));
  return readPairs(new Source(path, text)).pairs.map(({ text, background, over, min }) => ({
    foreground: text.value,
    background: background.value,
    minimum: min.ratio,
    over: over.map(({ value }) => value),
  }));
}
