import type { CssColor } from '@swatchwork/color';
import { extract } from '@swatchwork/extract';
import { decodeWhole, shrink } from '@swatchwork/extract/browser';
import { FILE_LIMITS, FormatError, type ImportedColor } from '@swatchwork/formats';
import { READ_FORMATS, readPalette } from '@swatchwork/formats/read';
import { mergeNearDuplicates } from './near-duplicates.ts';

/** A file that was dropped or chosen, or a text that was pasted or typed. */
export type Source = Blob | string;

/** A palette that was read, and the notes about it. */
export interface Read {
  name: string;
  colors: ImportedColor[];
  /** The same without the colors that look like an earlier one. */
  merged: ImportedColor[];
  /** The recognized format, such as `Adobe Swatch Exchange`. */
  format: string;
  notes: string[];
  /** Whether the colors are of a picture, the largest share first. */
  isPicture?: true;
}

/** The colors that the page finally takes. */
export type Imported = Pick<Read, 'name' | 'colors' | 'isPicture'>;

/** What is wrong with a source, in a sentence for people. */
type Refusal = { problem: string };

/** Reads a palette from any source; a palette without a name is named after its file, and so is what is wrong with it. */
export async function readSource(source: Source): Promise<Read | Refusal> {
  const result = await read(source);
  if (!('problem' in result) || !(source instanceof File)) return result;
  return { problem: `${source.name}: ${result.problem}` };
}

async function read(source: Source): Promise<Read | Refusal> {
  if (typeof source !== 'string' && isPicture(source)) return readPicture(source);
  if (typeof source !== 'string' && source.size > FILE_LIMITS.bytes) {
    return { problem: `The file is larger than ${FILE_LIMITS.bytes / 1024 / 1024} MiB.` };
  }
  try {
    const content =
      typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer());
    const { palette, format, notes } = readPalette(content);
    return {
      name: palette.name || nameOf(source),
      colors: palette.colors,
      merged: mergeNearDuplicates(palette.colors),
      format: READ_FORMATS[format],
      notes,
    };
  } catch (error) {
    if (error instanceof FormatError) return { problem: describe(error) };
    return { problem: 'The file could not be opened.' };
  }
}

const isPicture = ({ type }: Blob): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml';

/** Colors that are taken from a picture. */
const PICTURE_COLORS = 6;

async function readPicture(picture: Blob): Promise<Read | Refusal> {
  try {
    const swatches = extract(shrink(await decodeWhole(picture)), { count: PICTURE_COLORS });
    const colors = swatches.map(({ hex, css }) => ({ hex, ...(css && { css }) }));
    const notes = ['The Image Color Picker can find more.'];
    const found = { name: nameOf(picture), colors, merged: colors, format: 'the image', notes };
    return { ...found, isPicture: true };
  } catch {
    return { problem: 'This browser cannot read the image.' };
  }
}

/** The colors of a link to a page, from which the visitor is to choose. */
export function readLink(name: string, colors: readonly CssColor[]): Read {
  return {
    name,
    colors: [...colors],
    merged: mergeNearDuplicates(colors),
    format: 'the link',
    notes: [],
  };
}

/** Such as `brand` of `brand.ase`. */
const nameOf = (source: Source): string =>
  source instanceof File ? source.name.replace(/(?:\.tokens)?\.[^.]*$/, '') : '';

const READ =
  'Pictures, style sheets, design tokens and palette files (ASE, ACO, GPL, CSV, PDF and others) can be read.';

function describe({ code, format, message }: FormatError): string {
  if (code === 'no_colors') return `No colors were found (read as ${format}). ${READ}`;
  if (code === 'unknown_format') return `${asSentence(message)}. ${READ}`;
  return `${message}.`;
}

/** Without the place, which is always the start: `This seems to be a web page; …`. */
function asSentence(message: string): string {
  const said = message.slice(message.indexOf(': ') + 2);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
