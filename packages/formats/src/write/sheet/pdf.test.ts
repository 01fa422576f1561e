import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { lossesIn } from '../../../testing/losses-in.ts';
import { NASTY } from '../../../testing/nasty-palette.ts';
import type { ExportedPalette } from '../../palette/palette.ts';
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
      new RangeError('A sheet can show 1 to 1000 colors'),
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
    expect(text).toContain("d'or */ x");
    expect(text).toContain('rgb(244, 114, 182)');
    expect(text).toContain('2.64 : 1 with white');
    expect(text).toContain('7.92 : 1 with black');
  });

  describe('colors for print', () => {
    const INKS = [
      [0.87, 0.58, 0, 0.01],
      [0.78, 0.67, 0.55, 1],
    ];
    const colors = ['#0A66C2', '#000000'] as const;
    const writeInks = () =>
      writePdf({ name: 'Inks', colors, print: INKS, outputCondition: 'CGATS TR 006' });

    test('it names their print condition', async () => {
      const file = await PDFDocument.load(await writeInks());
      const intent = file.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
      const text = (key: string) => intent.lookup(PDFName.of(key), PDFString).decodeText();
      expect(text('OutputConditionIdentifier')).toBe('CGATS TR 006');
      expect(text('RegistryName')).toBe('http://www.color.org');
    });

    test('their inks stand in place of RGB', async () => {
      const { text } = await extractText(await getDocumentProxy(await writeInks()), {
        mergePages: true,
      });
      expect(text).toContain('CMYK 87 58 0 1');
      expect(text).toContain('CMYK 78 67 55 100');
      expect(text).not.toContain('rgb(');
    });

    test.runIf(HAS_MUPDF)('MuPDF reports the inks, and no color but in DeviceCMYK', async () => {
      const found = [...trace(await writeInks()).matchAll(/colorspace="(\w+)" color="([^"]+)"/g)];
      expect(new Set(found.map(([, space]) => space))).toEqual(new Set(['DeviceCMYK']));
      const colors = found.map(([, , color]) => color!.split(' ').map(Number));
      expect(colors).toEqual(expect.arrayContaining(INKS));
      // Each once, on its box: texts are of black ink alone, also those in a color of the palette.
      const inked = colors.filter(([c, m, y]) => c! + m! + y! > 0);
      expect(inked).toHaveLength(INKS.length);
    });

    test.runIf(HAS_POPPLER)('poppler prints the inks', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'swatchwork-inks-'));
      writeFileSync(join(folder, 'a.pdf'), await writeInks());
      spawnSync('pdftoppm', ['-jpegcmyk', '-r', '40', 'a.pdf', 'a'], { cwd: folder });
      const { data, info } = await sharp(join(folder, 'a-1.jpg'))
        .pipelineColourspace('cmyk')
        .toColourspace('cmyk')
        .raw()
        .toBuffer({ resolveWithObject: true });
      rmSync(folder, { recursive: true });
      const at = (y: number) => [...data.subarray((y * info.width + 100) * 4).subarray(0, 4)];
      for (const [i, y] of [100, 330].entries()) {
        const seen = at(y).map((ink) => ink / 255);
        for (const [j, ink] of INKS[i]!.entries()) expect(seen[j]).toBeCloseTo(ink, 1.5);
      }
    });
  });

  const SCRIPTS = ['Синее море', 'Γαλάζια θάλασσα', 'Biển xanh thẳm', 'Łódź Ğőș', 'Ѣ Ώρα ἀρχή'];
  const sheetOf = (colorNames: string[], name = 'Синее море') =>
    writePdf({ name, colors: colorNames.map(() => '#F472B6'), colorNames });
  const textOf = async (file: Uint8Array) =>
    (await extractText(await getDocumentProxy(file), { mergePages: true })).text;

  test('Latin, Cyrillic and Greek letters are written as they are, in a font of a few kilobytes', async () => {
    const file = await sheetOf(SCRIPTS);
    const text = await textOf(file.slice());
    for (const name of SCRIPTS) expect(text).toContain(name);
    expect(file.length).toBeLessThan(20_000);
    expect(await sheetOf(SCRIPTS)).toEqual(file);
    expect(
      lossesIn({ name: 'Ώρα', colors: ['#F472B6'], colorNames: ['Синее море'] }, 'pdf'),
    ).toEqual([]);
  });

  test.skipIf(!HAS_POPPLER)('poppler, where it is installed, finds the names as well', async () => {
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], {
      input: await sheetOf(SCRIPTS),
      encoding: 'utf8',
    });
    for (const name of SCRIPTS) expect(stdout).toContain(name);
  });

  /** What MuPDF does for a sheet, as XML. */
  function trace(file: Uint8Array): string {
    const path = join(mkdtempSync(join(tmpdir(), 'sheet-')), 'sheet.pdf');
    writeFileSync(path, file);
    const { stdout } = spawnSync('mutool', ['trace', path], { encoding: 'utf8' });
    rmSync(dirname(path), { recursive: true });
    return stdout;
  }

  test.runIf(HAS_MUPDF)('letters stand in their order, and colors are exact', async () => {
    const colors = ['#F472B6', '#010203', '#FEFDFC', '#7F8081'] as const;
    const found = trace(await writePdf({ name: 'Ώρα', colors, colorNames: ['Синее', 'é -> 2x3'] }));
    const lines = [...found.matchAll(/<span .*?<\/span>/gs)].map(([span]) =>
      [...span.matchAll(/<g unicode="([^"]+)".*? x="([\d.]+)"/g)]
        .map(([, letter, x]) => ({ letter: letter!, x: Number(x) }))
        .sort((one, other) => one.x - other.x)
        .map(({ letter }) => letter)
        .join(''),
    );
    expect(lines).toEqual(expect.arrayContaining(['Ώρα', 'Синее', 'é -&gt; 2x3', '#FEFDFC']));
    const fills = [...found.matchAll(/<fill_path [^>]*color="([^"]+)"/g)].map(([, color]) =>
      color!.split(' ').map((part) => Math.round(Number(part) * 255)),
    );
    expect(fills.slice(colors.length)).toEqual([
      // after the edges

      [244, 114, 182],
      [1, 2, 3],
      [254, 253, 252],
      [127, 128, 129],
    ]);
  });

  test('names in other scripts are left out and noted, and their colors stay', async () => {
    const colorNames = ['海 Sea', 'مرحبا', '🌊', 'Sea', 'مرحبا'];
    const text = await textOf((await sheetOf(colorNames, 'नीला')).slice());
    expect(text).toContain('Palette');
    expect(text.match(/#F472B6/g)).toHaveLength(5);
    expect(text).not.toMatch(/[海🌊?]|م/u);
    const colors = colorNames.map(() => '#F472B6' as const);
    expect(lossesIn({ name: 'नीला', colors, colorNames }, 'pdf')).toEqual([
      'PDF and PNG leave out 4 names, because their fonts have only Latin, Greek and Cyrillic letters: "नीला", "海 Sea", "\u2068مرحبا\u2069", "🌊".',
    ]);
  });

  test('the note on names stays short', () => {
    const colorNames = Array.from({ length: 1000 }, (_, i) => `${'海'.repeat(190)}${i}`);
    const colors = colorNames.map(() => '#F472B6' as const);
    const [note] = lossesIn({ name: '', colors, colorNames }, 'pdf');
    expect(note).toContain('leave out 1000 names');
    expect(note).toContain('and 992 more.');
    expect(note!.length).toBeLessThan(350);
  });

  test.each([1, 9])(
    'the longest names without a note are whole on a sheet of %d colors',
    async (count) => {
      for (const letter of ['Щ', 'W', 'ǲ']) {
        const [name, title] = [letter.repeat(20), letter.repeat(40)];
        const palette = { ...many(count), name: title, colorNames: [name] };
        expect(lossesIn(palette, 'pdf')).toEqual([]);
        expect(lossesIn({ ...palette, colorNames: [name + letter] }, 'pdf')).toHaveLength(1);
        const text = await textOf(await writePdf(palette));
        expect(text.match(new RegExp(letter, 'g'))).toHaveLength(60);
        expect(text).not.toContain('…');
      }
    },
  );

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
