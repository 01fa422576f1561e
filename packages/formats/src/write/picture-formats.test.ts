import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import * as fontkit from '@cantoo/fontkit';
import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { NASTY } from '../../testing/nasty-palette.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { writeCsv } from './csv.ts';
import { lossesOf } from './losses.ts';
import { writePng } from './png.ts';
import { readFontFile } from './sheet/font-files.ts';
import { type FontFile, fileOf } from './sheet/letters.ts';
import { writePdf } from './sheet/pdf.ts';
import { writeSvg } from './svg.ts';

/** `npm test` installs both where it may. */
const HAS_POPPLER = spawnSync('pdftotext', ['-v']).status === 0;
const HAS_MUPDF = spawnSync('mutool', ['-v']).status === 0;

const characters = new Map<FontFile, Set<number>>();

async function charactersOf(file: FontFile): Promise<Set<number>> {
  const kept = characters.get(file);
  if (kept) return kept;
  const font = fontkit.create(await readFontFile(file));
  if (!('characterSet' in font)) throw new Error(`${file} is no font`);
  const found = new Set(font.characterSet);
  characters.set(file, found);
  return found;
}

const many = (count: number): ExportedPalette => ({
  name: 'Many',
  colors: Array.from({ length: count }, (_, i) => `#${String(i).padStart(6, '0')}` as const),
});

describe('PNG', () => {
  const pixel = ({ data, width }: PNG, x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];

  test('CREATOR-67: another reader finds 100 px a swatch, each in its color to the edge', () => {
    const png = PNG.sync.read(Buffer.from(writePng(NASTY)));
    expect([png.width, png.height]).toEqual([700, 100]);
    for (const [i, hex] of NASTY.colors.entries()) {
      const color = [...Buffer.from(hex.slice(1), 'hex'), 255];
      for (const x of [i * 100, i * 100 + 99]) {
        expect(pixel(png, x, 0)).toEqual(color);
        expect(pixel(png, x, 99)).toEqual(color);
      }
    }
  });

  test('the 101st swatch begins a second row, whose free places are transparent', () => {
    const png = PNG.sync.read(Buffer.from(writePng({ ...many(101), alphas: [0.5] })));
    expect([png.width, png.height]).toEqual([10_000, 200]);
    expect(pixel(png, 0, 0)).toEqual([0, 0, 0, 128]);
    expect(pixel(png, 50, 150)).toEqual([0x00, 0x01, 0x00, 255]);
    expect(pixel(png, 9_999, 150)).toEqual([0, 0, 0, 0]);
  });

  test.each([0, 1001])('refuses %d colors', (count) => {
    expect(() => writePng(many(count))).toThrow(RangeError);
  });
});

describe('PDF', () => {
  test.each([0, 1001])('refuses %d colors', async (count) => {
    await expect(writePdf(many(count))).rejects.toThrow(
      new RangeError('A sheet shows 1 to 1000 colors'),
    );
  });

  test('another reader finds every name and value', async () => {
    const file = await writePdf(NASTY);
    const { text, totalPages } = await extractText(await getDocumentProxy(file), {
      mergePages: true,
    });
    expect(totalPages).toBe(1);
    for (const hex of NASTY.colors) expect(text).toContain(hex);
    expect(text).toContain('Pop "That" Gum');
    expect(text).toContain('Déjà');
    expect(text).toContain('rgb(244, 114, 182)');
    expect(text).toContain('CMYK without a color profile');
  });

  const SCRIPTS = ['Синее море', 'Γαλάζια θάλασσα', 'Biển xanh thẳm', 'Łódź Ğőș', 'Ѣ Ώρα ‡ ἀρχή'];
  const sheetOf = (colorNames: string[], name = 'Синее море') =>
    writePdf({ name, colors: colorNames.map(() => '#F472B6'), colorNames });
  const textOf = async (file: Uint8Array) =>
    (await extractText(await getDocumentProxy(file), { mergePages: true })).text;

  test('Latin, Cyrillic and Greek letters are written as they are, in a font of a few kilobytes', async () => {
    const file = await sheetOf(SCRIPTS);
    const text = await textOf(file.slice());
    for (const name of SCRIPTS) expect(text).toContain(name);
    expect(text).not.toContain('fonts of this sheet lack');
    expect(file.length).toBeLessThan(40_000);
    expect(await sheetOf(SCRIPTS)).toEqual(file);
    expect(lossesOf({ name: '', colors: ['#F472B6'], colorNames: ['Синее море'] }, 'pdf')).toEqual(
      [],
    );
  });

  const SHAPED = [
    'سماء زرقاء',
    'گلابی پشمی',
    'גלי הים',
    'नीला हिन्दी क्षितिज',
    'ทะเลลึกที่สุด',
    'ლურჯი ზღვა',
    'Կապույտ ծով',
  ];

  test('letters that join, stack or run from right to left are shaped by the rules of their fonts', async () => {
    const file = await sheetOf(SHAPED, 'ألوان');
    expect(await textOf(file.slice())).not.toContain('fonts of this sheet lack');
    expect(file.length).toBeLessThan(60_000);
    expect(lossesOf({ name: '', colors: ['#F472B6'], colorNames: ['سماء'] }, 'pdf')).toEqual([]);
    if (!HAS_POPPLER) return;
    const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' });
    const read = stdout.replaceAll(/[\u202A-\u202E]/g, ''); // marks of directions
    for (const name of [...SHAPED, 'ألوان']) expect(read).toContain(name);
  });

  /** The letters of each name as they stand on the page from left to right, found by MuPDF. */
  async function drawn(name: string): Promise<string> {
    const file = join(mkdtempSync(join(tmpdir(), 'sheet-')), 'sheet.pdf');
    writeFileSync(file, await sheetOf([name], ''));
    const { stdout } = spawnSync('mutool', ['trace', file], { encoding: 'utf8' });
    rmSync(dirname(file), { recursive: true });
    return [...stdout.matchAll(/<span font="NotoSans.*?<\/span>/gs)]
      .flatMap(([span]) => [...span.matchAll(/<g unicode="([^"]+)".*? x="([\d.]+)"/g)])
      .map(([, letter, x]) => ({ letter: letter!, x: Number(x) }))
      .sort((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('');
  }

  test.runIf(HAS_MUPDF).each([
    ['אבגד', 'דגבא'],
    ['גלי הים', 'םיה ילג'],
    ['סגול 42', '42 לוגס'],
    ['ים 42 Sea', 'Sea 42 םי'],
    ['Sea ים 7', 'Sea 7 םי'],
    ['سماء', 'ءامس'],
    ['سماء 12', '12 ءامس'],
  ])('%s stands on the page as %s, from left to right', async (name, expected) => {
    expect(await drawn(name)).toBe(expected);
  });

  test('a name from right to left that is too long is cut where it is read last', async () => {
    const file = await sheetOf([`אב${'ג'.repeat(60)} דה`]);
    const text = await textOf(file);
    expect(text).toMatch(/[אב]{2}/);
    expect(text).not.toMatch(/[דה]/);
  });

  test('other scripts are written in Latin letters, and the sheet says what it cannot write', async () => {
    const written = await textOf(await sheetOf(['さくら 바다', 'Really?']));
    expect(written).toContain('sakura bada');
    expect(written).not.toContain('fonts of this sheet lack');
    const lost = await textOf(await sheetOf(['夏 Sea']));
    expect(lost).toContain('? Sea');
    expect(lost).toContain('? stands for letters that the fonts of this sheet lack.');
  });

  test('the longest names without a note are whole', async () => {
    const [name, title] = ['Щ'.repeat(16), 'Щ'.repeat(30)];
    expect(lossesOf({ name: title, colors: ['#F472B6'], colorNames: [name] }, 'pdf')).toEqual([]);
    const text = await textOf(await sheetOf([name], title));
    expect(text.match(/Щ+/g)?.map(({ length }) => length)).toEqual([30, 16]);
  });

  test('a font file has every letter that is said of it', async () => {
    for (let point = 0; point < 0x3000; point++) {
      const file = fileOf(String.fromCodePoint(point));
      if (!file) continue;
      const characters = await charactersOf(file);
      if (!characters.has(point)) expect.fail(`${file} lacks U+${point.toString(16)}`);
    }
  });

  test.skipIf(!HAS_POPPLER)('poppler, where it is installed, finds the names as well', async () => {
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], {
      input: await sheetOf(SCRIPTS),
      encoding: 'utf8',
    });
    for (const name of SCRIPTS) expect(stdout).toContain(name);
  });

  test('40 colors need several sheets, and none is lost', async () => {
    const file = await writePdf(many(40));
    const { text, totalPages } = await extractText(await getDocumentProxy(file), {
      mergePages: true,
    });
    expect(totalPages).toBe(3);
    for (const hex of many(40).colors) expect(text).toContain(hex);
  });

  test('the same palette gives the same file', async () => {
    expect(await writePdf(NASTY)).toEqual(await writePdf(NASTY));
  });
});

test('SVG: an XML parser finds every swatch with its title', () => {
  const svg = writeSvg(NASTY);
  expect(XMLValidator.validate(svg)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false });
  const rects: { '@_fill': string; title?: string }[] = parser.parse(svg).svg.rect;
  expect(rects.map((rect) => rect['@_fill'])).toEqual(NASTY.colors);
  expect(rects.map((rect) => rect.title ?? '')).toEqual(NASTY.colorNames);
});

test('CSV: another reader finds the same rows, and a formula is none', () => {
  const rows: string[][] = parse(
    writeCsv({ ...NASTY, colorNames: ['=HYPERLINK("x")', 'a, "b"\n'] }),
  );
  expect(rows[0]).toEqual(['Name', 'Hex', 'Red', 'Green', 'Blue', 'OKLCH']);
  expect(rows[1]).toEqual([
    '\'=HYPERLINK("x")',
    '#F472B6',
    '244',
    '114',
    '182',
    'oklch(0.7253 0.1752 349.76)',
  ]);
  expect(rows[2]?.[0]).toBe('a, "b"');
  expect(rows.slice(1).map((row) => row[1])).toEqual(NASTY.colors);
});
