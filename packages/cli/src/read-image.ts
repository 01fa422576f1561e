import {
  ExtractError,
  type ExtractOptions,
  extract,
  type Region,
  type Swatch,
} from '@swatchwork/extract';

import { UsageError } from './usage-error.ts';

/**
 * The colors of an image.
 *
 * @param name What the file is called, for errors.
 * @throws {UsageError} If its type is not supported, or the decoder is not installed.
 */
export async function readImage(
  bytes: Uint8Array,
  name: string,
  { region, ...options }: ExtractOptions & { region?: Region | undefined },
): Promise<Swatch[]> {
  const { decode } = await loadDecoder();
  try {
    return extract(await decode(bytes, region), options);
  } catch (error) {
    if (error instanceof ExtractError) throw new UsageError(`${name}: ${error.message}.`);
    throw error;
  }
}

/**
 * The decoder is native and optional: the other commands work on machines for which it has no
 * build.
 */
async function loadDecoder(): Promise<typeof import('@swatchwork/extract/node')> {
  try {
    return await import('@swatchwork/extract/node');
  } catch (error) {
    if (!isMissingDecoder(error)) throw error;
    throw new UsageError('extract decodes images with sharp, which is not installed here.', {
      hint: 'Install it too: npm install sharp',
    });
  }
}

/** Either the package is missing, or it reports that its build for this machine is missing. */
const isMissingDecoder = (error: unknown): boolean =>
  error instanceof Error && /sharp/.test(error.message);
