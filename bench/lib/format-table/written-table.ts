import { MOST_COLORS } from '@swatchwork/formats/constants';
import { FORMATS, type Format } from '@swatchwork/formats/formats';

import { PALETTES } from './palettes.ts';
import { OTHERS, OURS, type Reader } from './readers.ts';

/** A row for each format and reader: in how many files it finds every color. */
export async function writtenTable(): Promise<string> {
  const rows = ['| format | reader | exact |', '|---|---|---|'];
  for (const format of FORMATS) {
    for (const reader of [OURS, ...(OTHERS[format.id] ?? [])]) {
      rows.push(`| ${format.id} | ${reader.name} | ${await exactFiles(format, reader)} |`);
    }
  }
  return rows.join('\n');
}

async function exactFiles(format: Format, reader: Reader): Promise<string> {
  const most = (MOST_COLORS as Partial<Record<string, number>>)[format.id] ?? Infinity;
  let exact = 0;
  const failed: string[] = [];
  const palettes = PALETTES.filter(({ colors }) => colors.length <= most);
  for (const palette of palettes) {
    const file = await format.write(palette, new Date(0));
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const found = await foundBy(reader, bytes, format);
    const wanted = palette.colors.slice(0, shownBy(reader, palette.colors.length));
    const isExact = wanted.every((hex, i) => found[i] === hex);
    if (isExact && isEnd(found, wanted.length, format)) exact += 1;
    else failed.push(palette.name);
  }
  const but =
    failed.length > 0 ? `, not: ${failed.map((name) => name.replaceAll('|', '')).join(', ')}` : '';
  return `${exact} of ${palettes.length}${but}`;
}

async function foundBy(reader: Reader, bytes: Uint8Array, format: Format): Promise<string[]> {
  try {
    return await reader.read(bytes, format.extension.split('.').at(-1)!);
  } catch {
    return [];
  }
}

/** Some readers look at the first palette of a file, or at the first row of a picture. */
const shownBy = ({ name }: Reader, count: number) =>
  name.startsWith('procreate')
    ? Math.min(30, count)
    : name.startsWith('pngjs')
      ? Math.min(100, count)
      : count;

/** A color table has 256 entries, of which some readers show all. */
const isEnd = (found: readonly string[], count: number, { id }: Format) =>
  found.length === count || (id === 'act' && found.slice(count).every((hex) => hex === '#000000'));
