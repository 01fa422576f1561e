import { formatHex } from '@swatchwork/color';
import type { ErrorCode, ExportPaletteRequest } from '@swatchwork/contract';
import { FormatError, type FormatErrorCode, fileName } from '@swatchwork/formats';
import { findFormat } from '@swatchwork/formats/formats';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';

/** A palette as a file, with what a browser has to know of it. */
export async function exportPalette(request: z.output<typeof ExportPaletteRequest>) {
  const format = findFormat(request.format)!; // the contract's list is the same, as a test shows
  const colors = request.colors.map((color) => ('hex' in color ? color : { hex: color }));
  const palette = {
    name: request.name,
    colors: colors.map(({ hex }) => formatHex(hex)),
    colorNames: colors.map((color) => color.name),
    alphas: colors.map((color) => color.alpha),
  };
  const content = await format.write(palette, new Date());
  const charset = format.isText ? '; charset=utf-8' : '';
  return {
    content: Buffer.from(content),
    mediaType: format.mediaType + charset,
    name: fileName(request.name, format.extension),
  };
}

const CODES: Record<FormatErrorCode, ErrorCode> = {
  broken: 'palette_file_broken',
  no_colors: 'palette_file_empty',
  unknown_format: 'unsupported_media_type',
  too_large: 'payload_too_large',
};

/** A palette from a file or a text, whatever its format. */
export function importPalette(input: Uint8Array | string): ReadResult {
  try {
    return readPalette(input);
  } catch (error) {
    if (error instanceof FormatError) throw new AppError(CODES[error.code], error.message);
    throw error;
  }
}
