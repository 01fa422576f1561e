import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bytes } from '../../testing/bytes.ts';
import { readPalette } from './read.ts';

/** Such as `blue #3B82F6`. */
const named = (input: string) =>
  readPalette(input).palette.colors.map(({ hex, name }) => (name ? `${name} ${hex}` : hex));

describe('variables', () => {
  test('shadcn: bare HSL, and of the themes the first', () => {
    const { palette, notes, format } = readPalette(`
      :root { --background: 0 0% 100%; --primary: 217.22 91.22% 59.8%; --radius: 0.5rem; }
      .dark { --background: 222 84% 5%; }
      @theme inline { --color-primary: var(--primary); }`);
    expect(format).toBe('variables');
    expect(palette.colors).toEqual([
      { hex: '#FFFFFF', name: 'background' },
      { hex: '#3B82F6', css: 'hsl(217.22 91.22% 59.8%)', name: 'primary' },
    ]);
    expect(notes).toEqual([
      '1 later value of the same variable was left out.',
      '1 variable that only refers to another was left out.',
    ]);
  });

  test.each([
    [
      '$brand-blue: #3b82f6 !default; // the blue\n$ink: black;',
      ['the blue #3B82F6', 'ink #000000'],
    ],
    ['@primary: rgb(59 130 246);\n@media print {}', ['primary #3B82F6']],
    ['@theme { --color-brand-500: oklch(0.62308 0.18801 259.81); }', ['brand-500 #3B82F6']],
  ])('%s', (text, colors) => {
    expect(named(text)).toEqual(colors);
  });
});

test('a Tailwind configuration is read from its text, and nothing in it runs', () => {
  const text = `
    const danger = process.exit(1);
    module.exports = { content: ['./src/**/*.{html,js}'], theme: { extend: { colors: {
      // the brand
      'brand': { DEFAULT: '#3b82f6', 50: "#eff6ff", "900": '#1e3a8a' },
      ink: 'black', current: 'currentColor',
    } } }, plugins: [] }`;
  expect(readPalette(text).format).toBe('tailwind');
  expect(named(text)).toEqual([
    'brand #3B82F6',
    'brand-50 #EFF6FF',
    'brand-900 #1E3A8A',
    'ink #000000',
  ]);
});

test('SVG: fills, styles and gradients in order, each once', () => {
  const text = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><title>Sea</title>
    <path fill="#3B82F6" d="M0 0"/><g style="stroke:red;fill:rgb(255,0,0)"/><path fill="none"/>
    <stop stop-color="black"/><rect fill="#3b82f6"/><use fill="url(#a)"/></svg>`;
  expect(readPalette(text)).toEqual({
    format: 'svg',
    palette: { name: 'Sea', colors: [{ hex: '#3B82F6' }, { hex: '#FF0000' }, { hex: '#000000' }] },
    notes: ['2 repeated colors were left out.'],
  });
});

describe('JSON', () => {
  test('of ours, with hexes or named colors', () => {
    expect(readPalette('{"name":"A","colors":["#3b82f6",{"hex":"#000000","name":"Ink"}]}')).toEqual(
      {
        format: 'json',
        palette: { name: 'A', colors: [{ hex: '#3B82F6' }, { hex: '#000000', name: 'Ink' }] },
        notes: [],
      },
    );
  });

  test.each([
    ['["#3b82f6", "rebeccapurple"]', ['#3B82F6', '#663399']],
    ['{"blue":{"500":"#3b82f6"},"tags":["red"],"description":"coral"}', ['blue-500 #3B82F6']],
    ['[{"name":"Sky","hexCode":"#87CEEB"}]', ['Sky #87CEEB']],
  ])('%s', (text, colors) => {
    expect(named(text)).toEqual(colors);
  });

  test('a broken one says where', () => {
    expect(() => readPalette('{"name": "A",\n "colors": [#fff]}')).toThrow(
      expect.objectContaining({ code: 'broken', format: 'JSON', offset: 26 }),
    );
  });
});

describe('tables and text', () => {
  test.each([
    ['Name;Hex\n"Blue; deep";#3b82f6\nnone;\n', ['Blue; deep #3B82F6']],
    ['color\tname\r\nrgb(59, 130, 246)\tBlue', ['Blue #3B82F6']],
    ['Blue,#3B82F6\nInk,#000000', ['Blue #3B82F6', 'Ink #000000']],
    ['- **Blue**: `#3B82F6` (primary)', ['Blue #3B82F6']],
    ['#3b82f6 #000', ['#3B82F6', '#000000']],
    ['3b82f6-000000-ffffff', ['#3B82F6', '#000000', '#FFFFFF']],
    ['red, rebeccapurple', ['#FF0000', '#663399']],
    ['59 130 246 Blue\n0 0 0', ['Blue #3B82F6', '#000000']],
    ['JASC-PAL\r\n0100\r\n2\r\n59 130 246\r\n0 0 0\r\n', ['#3B82F6', '#000000']],
    ['oklch(62.308% 0.18801 259.81deg / 50%)', ['#3B82F6']],
  ])('%j', (text, colors) => {
    expect(named(text)).toEqual(colors);
  });

  test('prose that only names colors holds none, and an anchor is no hex', () => {
    for (const text of ['The red of a tan shoe', 'see #abc-def', '&#123;', 'x']) {
      expect(() => readPalette(text)).toThrow(expect.objectContaining({ code: 'no_colors' }));
    }
  });

  test('every Unicode encoding, and Windows-1252', () => {
    const text = 'Café\n#3B82F6';
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
    const utf8 = new TextEncoder().encode(`\uFEFF${text}`);
    const swapped = new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]);
    for (const file of [utf16, swapped, utf8, Uint8Array.from(Buffer.from(text, 'latin1'))]) {
      expect(readPalette(file).palette).toEqual({ name: 'Café', colors: [{ hex: '#3B82F6' }] });
    }
  });
});

test('Windows-1252 may begin as half a byte order mark does', () => {
  const first = (...bytes: number[]) =>
    readPalette(Uint8Array.from([...bytes, ...Buffer.from('\n#3B82F6')])).palette.name;
  expect(first(0xff, 0x61)).toBe('ÿa');
  expect(first(0x61, 0xfe)).toBe('aþ');
  expect(first(0xfe, 0x61)).toBe('þa');
  expect(first(0x61, 0xff)).toBe('aÿ');
});

describe('links', () => {
  test.each([
    ['https://coolors.co/3b82f6-000000', 2],
    ['https://coolors.co/palette/3b82f6-000000-ffffff', 3],
    ['coolors.co/visualizer/3b82f6-000000', 2],
    ['https://colorhunt.co/palette/3b82f6000000ffffff112233', 4],
    [
      'https://color.adobe.com/create/color-wheel/?rule=Custom&rgbvalues=0.23137,0.5098,0.96471,1,0,0',
      2,
    ],
    ['https://www.realtimecolors.com/?colors=3b82f6-000000-ffffff-112233-445566', 5],
    ['https://huemint.com/website-1/#palette=3b82f6-000000', 2],
    ['https://swatchwork.example/create-palette?v=1&colors=3B82F6-000000&locked=1', 2],
    ['https://swatchwork.example/palette-visualizer?colors=%233B82F6,%23000000', 2],
    ['https://swatchwork.example/color/3b82f6', 1],
  ])('%s', (link, count) => {
    const { palette, format } = readPalette(`${link}\n`);
    expect(format).toBe('link');
    expect(palette.colors).toHaveLength(count);
    expect(palette.colors[0]?.hex).toBe('#3B82F6');
  });

  test('the name comes along', () => {
    const link = 'http://localhost:3000/create-palette?colors=3B82F6-000000&name=Sea+%26+sand';
    expect(readPalette(link).palette.name).toBe('Sea & sand');
  });

  test('one whose colors only the site knows is refused', () => {
    expect(() => readPalette('https://color.adobe.com/My-color-theme-21016513/')).toThrow(
      expect.objectContaining({ code: 'no_colors', format: 'Link' }),
    );
  });
});

describe('bytes are told by their content', () => {
  test.each([
    ['aco', bytes('0002 0001 0000 3b3b 8282 f6f6 0000 00000001 0000')],
    ['act', new Uint8Array(768).fill(0x3b, 0, 1).fill(0x82, 1, 2).fill(0xf6, 2, 3)],
    ['gpl', Buffer.from('\n GIMP Palette\n59 130 246')],
  ])('%s', (format, file) => {
    expect(readPalette(file)).toMatchObject({ format, palette: { colors: [{ hex: '#3B82F6' }] } });
  });
});

describe('what is no palette', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n', 'PNG'],
    ['%PDF-1.7', 'PDF'],
    ['\0\0\0\0', 'File'],
  ])('%j is refused as %s', (start, format) => {
    expect(() => readPalette(Buffer.from(start, 'latin1'))).toThrow(
      expect.objectContaining({ code: 'unknown_format', format }),
    );
  });

  test('a ZIP without swatches', () => {
    expect(() => readPalette(zipSync({ 'a.txt': strToU8('#fff') }))).toThrow(
      expect.objectContaining({ code: 'unknown_format', format: 'ZIP' }),
    );
  });

  test('nothing', () => {
    for (const input of ['', new Uint8Array()]) {
      expect(() => readPalette(input)).toThrow(expect.objectContaining({ code: 'no_colors' }));
    }
  });
});
