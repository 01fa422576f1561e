import { type ContextFile, filesOfResolver } from '@swatchwork/formats/contexts';

import type { Context } from './command.ts';
import { assertTold, readFileOrInput } from './read-file.ts';
import { quote, UsageError } from './usage-error.ts';

/**
 * The texts of files, and of those that a resolver document among them refers to.
 *
 * @throws {UsageError} If one cannot be read or is no UTF-8, which writing would spoil.
 */
export async function readThemeFiles(
  paths: readonly string[],
  context: Pick<Context, 'readInput' | 'onlyInput'>,
): Promise<ContextFile[]> {
  const files = new Map<string, ContextFile>();
  const open = [...paths];
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (files.has(name)) continue;
    const file = { name, text: decode(name, await readFileOrInput(name, context)) };
    assertTold(name, file.text);
    files.set(name, file);
    open.push(...filesOfResolver(file));
  }
  return [...files.values()];
}

/** A mark at the beginning is kept, so that it is written back. */
function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(`${quote(name)} must be UTF-8 text; it contains other bytes.`);
  }
}
