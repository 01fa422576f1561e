import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { NASTY } from '../../../testing/nasty-palette.ts';
import type { ExportedPalette } from '../../palette/palette.ts';
import { lossesOf } from '../losses.ts';
import { writePdf } from './pdf.ts';

/** `npm test` installs both where it may. */
const HAS_POPPLER = spawnSync('pdftotext', ['-v']).status === 0;
const HAS_MUPDF = spawnSync('mutool', ['-v']).status === 0;

const many = (count: number): ExportedPalette => ({
  name: 'Many',
  colors: Array.from({ length: count }, (_, i) => `#${String(i).padStart(6, '0')}` as const),
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
    'لازورد',
    'גלי הים',
    'नीला हिन्दी क्षितिज',
    'ทะเลลึกที่สุด',
    'ლურჯი ზღვა',
    'Կապույտ ծով',
    'မိုးပြာ',
    'མཚོ་སྔོན',
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

  /** The drawings of a sheet's glyphs, still compressed. */
  const glyphsOf = (file: Uint8Array) =>
    [
      ...Buffer.from(file)
        .toString('latin1')
        .matchAll(/stream\n([\s\S]*?)endstream/g),
    ].map(([, content]) => content);

  /** The letters of each name as they stand on the page from left to right, found by MuPDF. */
  async function drawn(name: string): Promise<string> {
    const file = join(mkdtempSync(join(tmpdir(), 'sheet-')), 'sheet.pdf');
    writeFileSync(file, await sheetOf([name], ''));
    const { stdout } = spawnSync('mutool', ['trace', file], { encoding: 'utf8' });
    rmSync(dirname(file), { recursive: true });
    return [...stdout.matchAll(/<span font="Unnamed-T3.*?<\/span>/gs)]
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

  test('letters of Chinese, Japanese and Korean are written as they are, Han characters as in the country', async () => {
    const names = ['春の海辺', '桜色 Pink', '深海蓝', '바다 노을', 'ｶﾀｶﾅ', '「」。'];
    const file = await sheetOf(names, '한국 靑瓷');
    const text = await textOf(file.slice());
    for (const name of [...names, '한국 靑瓷']) expect(text).toContain(name);
    expect(text).not.toContain('fonts of this sheet lack');
    expect(file.length).toBeLessThan(40_000);
    expect(
      lossesOf({ name: '한국', colors: ['#F472B6'], colorNames: names.slice(0, 1) }, 'pdf'),
    ).toEqual([]);
    const rare = ['坐𨋢 㗎', '颳風', '𠮷野家'];
    const found = await textOf(await sheetOf(rare, ''));
    for (const name of rare) expect(found).toContain(name);
    const alone = await sheetOf(['直角'], '');
    const inJapan = await sheetOf(['直角', 'の'], '');
    expect(glyphsOf(inJapan)).not.toEqual(expect.arrayContaining(glyphsOf(alone)));
  });

  test('signs that no rule of their font can place are there nevertheless', async () => {
    const name = '\u17D2\u179F\u17C4\u17C2\u17B7'; // five signs of Khmer without a letter
    expect(glyphsOf(await sheetOf([name], '')).length).toBeGreaterThan(5);
  });

  test('Thaana is drawn', async () => {
    const names = ['ނޫ ކަނޑު', 'ދިވެހި', 'މާލެ ރަތް'];
    const file = await sheetOf(names, '');
    // pdf.js does not advance where a letter has a mark, and may read the last one as a line of its own.
    const text = await textOf(file.slice());
    for (const part of ['ނޫ ކަނ', 'ދިވެހި', 'މާލެ ރަތް']) expect(text).toContain(part);
    if (!HAS_POPPLER) return;
    const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' });
    for (const name of names) expect(stdout).toContain(name);
  });

  test('emoji are drawn, also flags, keys and those that are joined', async () => {
    const names = ['🌊 Ocean', '🏳️‍🌈 Pride ❤️', '👩🏽‍🎨 Artist', '1️⃣ First', '🇺🇦 Flag'];
    const withoutSpace = (text: string) => text.replaceAll(/\s/g, ''); // pdf.js may put a line's end for one
    const text = withoutSpace(await textOf(await sheetOf(names, 'Sea')));
    for (const name of names) expect(text).toContain(withoutSpace(name));
    expect(lossesOf({ name: '🌊', colors: ['#F472B6'], colorNames: ['👩🏽‍🎨'] }, 'pdf')).toEqual(
      [],
    );
  });

  test('the sheet says what it cannot write', async () => {
    const written = await textOf(await sheetOf(['Sea', 'Really?']));
    expect(written).not.toContain('fonts of this sheet lack');
    const lost = await textOf(await sheetOf(['ᏣᎳᎩ Sea']));
    expect(lost).toContain('?');
    expect(lost).toContain('? stands for letters that the fonts of this sheet lack.');
  });

  test('the longest names without a note are whole', async () => {
    const [name, title] = ['Щ'.repeat(16), 'Щ'.repeat(30)];
    expect(lossesOf({ name: title, colors: ['#F472B6'], colorNames: [name] }, 'pdf')).toEqual([]);
    const text = await textOf(await sheetOf([name], title));
    expect(text.match(/Щ+/g)?.map(({ length }) => length)).toEqual([30, 16]);
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
