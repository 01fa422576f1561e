import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createClient } from '@swatchwork/client';
import { exactSrgb, type Hex, toCssColor } from '@swatchwork/color';
import { FORMAT_IDS, type FormatId, PICTURE_FORMATS } from '@swatchwork/formats/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../apps/api/testing/accounts.ts';
import { createTestApp, type TestApp } from '../apps/api/testing/app.ts';
import { openTestDatabase } from '../apps/api/testing/db/database.ts';
import { DEFAULT_DOCUMENT } from '../apps/web/app/palettes/creator-document.ts';
import {
  readCssColors,
  readDocument,
  writeDocument,
} from '../apps/web/app/palettes/document-url.ts';
import { exactsOf } from '../apps/web/app/palettes/exact-of.ts';
import { wholeColors } from '../apps/web/app/palettes/whole-color.ts';
import { folderWith, json } from '../packages/cli/testing/swatchwork.ts';
import { findProgram } from './lib/programs.ts';
import { fromRoot } from './lib/root.ts';

/** As the API takes it, and gives it back. */
type Color = {
  hex: Hex;
  css?: string | undefined;
  alpha?: number | undefined;
  name?: string | undefined;
};
type Colors = readonly (Color | Hex)[];

const colorsOf = (...texts: string[]): Color[] =>
  texts.map((text, i) => ({ ...toCssColor(text)!, name: `Tone ${'abcdef'[i]}` }));

const PALETTES = {
  'Display P3': colorsOf(
    'color(display-p3 1 0.2 0.1)',
    'color(display-p3 0.1234567 0.9 0.3)',
    'color(display-p3 0.02 0.4 1)',
    'teal',
  ),
  'Rec. 2020 with opacity': colorsOf(
    'color(rec2020 0.95 0.05 0.3 / 0.3)',
    'color(rec2020 0.1 0.9 0.2)',
    'color(rec2020 0.2 0.1 0.98 / 0.75)',
    '#112233',
  ),
};

/** Formats of which the issue says that they hold every color. */
const WHOLE = ['css-wide', 'tokens', 'swiftui', 'uikit', 'svg', 'json'] as const;

/** Fails unless both have the same colors and opacities, to 1e-4 in each channel. */
function expectSame(found: Colors, wanted: readonly Color[]) {
  const numbers = (colors: Colors) =>
    colors.map((color) => {
      const { hex, css, alpha = 1 } = typeof color === 'string' ? { hex: color } : color;
      const { r, g, b } = exactSrgb({ hex, ...(css && { css }) });
      return [r, g, b, alpha];
    });
  const [one, other] = [numbers(found), numbers(wanted)];
  expect(one).toHaveLength(other.length);
  const gaps = one.map((channels, i) =>
    Math.max(...channels.map((channel, n) => Math.abs(channel - other[i]![n]!))),
  );
  expect(Math.max(...gaps), JSON.stringify(found)).toBeLessThanOrEqual(1e-4);
}

let app: TestApp;
let address: string;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const clientOf = () => createClient({ baseUrl: `${address}/api/v1`, token: () => token });

describe.each(Object.entries(PALETTES))('a palette of %s survives', (name, colors) => {
  beforeAll(async () => {
    ({ token } = await signUp(app));
  });

  test('links of the creator and of what follows it', () => {
    const document = {
      ...DEFAULT_DOCUMENT,
      colors: colors.map(({ hex }) => hex),
      exact: exactsOf({ colors }),
    };
    const link = writeDocument(document);
    expectSame(wholeColors(readDocument(link)), colors);
    expectSame(readCssColors(new URLSearchParams(link)), colors);
  });

  test('the account and files, by the TypeScript client', async () => {
    const { palettes, colors: favorites } = clientOf();
    const draft = { name, description: 'Wide', colors, isPublic: false };
    const { id } = await palettes.save(draft);
    expectSame((await palettes.get(id)).colors, colors);
    for (const { hex, ...color } of colors) {
      const saved = await favorites.save({ ...color, hexCode: hex });
      expectSame([{ ...saved, hex: saved.hexCode }], [{ hex, ...color }]);
    }
    const archive = await fetch(`${address}/api/v1/auth/me/export`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expectSame((await archive.json()).palettes[0].colors, colors);
  });

  test('a generated palette around it, by the TypeScript client', async () => {
    const { palettes } = clientOf();
    const { colors: made } = await palettes.generate({ locked: colors, count: 5 });
    expectSame(made.slice(0, 4), colors);
    expect(made[4]).toMatch(/^#/);
    const [base] = colors;
    const around = (await palettes.generate({ baseColor: base!, type: 'triadic' })).colors;
    expectSame(
      around.filter((color) => typeof color !== 'string'),
      [base!],
    );
  });

  test.each(WHOLE)('%s, with nothing to note', async (format) => {
    const { palettes } = clientOf();
    const file = await palettes.export({ name, colors, format });
    expect(file.notes).toEqual([]);
    const { palette, notes } = await palettes.import(file);
    expectSame(palette.colors, colors);
    expect(notes).toEqual([]);
  });

  /** Nothing reads sheets and pictures back. */
  const others = FORMAT_IDS.filter((id) => ![...PICTURE_FORMATS, ...WHOLE].includes(id));
  test.each(others)('%s, or notes name each color that became a hex', async (format: FormatId) => {
    const { palettes } = clientOf();
    const file = await palettes.export({ name, colors, format });
    const { palette } = await palettes.import(file);
    const said = file.notes.join(' ');
    const changed = said.includes('written as the nearest hex');
    if (file.notes.length === 0) expectSame(palette.colors, colors);
    else if (changed) {
      colors.forEach(({ css, hex }, i) => {
        if (css) expect(said).toContain(`number ${i + 1} as ${hex} (dE_OK 0.`);
      });
    } else {
      const opaque = ({ alpha: _, ...color }: Color) => color;
      expectSame(palette.colors.map(opaque), colors.map(opaque));
      expect(said).toMatch(/opaque|256 steps|store (?:the )?names?|names? w|called/);
    }
  });

  test('the command line, from a file to a file', async () => {
    const { palettes } = clientOf();
    const first = await palettes.export({ name, colors, format: 'json' });
    const cwd = folderWith({ 'wide.json': new Uint8Array(await first.arrayBuffer()) });
    const written = (await json(['export', '--from', 'wide.json', '--to', 'tokens'], { cwd }))
      .answer;
    expect(written.notes).toEqual([]);
    const next = folderWith({ 'wide.tokens.json': written.content });
    const { answer } = await json(['import', 'wide.tokens.json'], { cwd: next });
    expectSame(answer.colors, colors);
    expect(answer.notes).toEqual([]);
  });

  test('tools of assistants', async () => {
    const assistant = new Client({ name: 'test', version: '1.0.0' });
    await assistant.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
    const call = async (tool: string, input: Record<string, unknown>) =>
      assistant.callTool({ name: tool, arguments: input });
    const texts = exactsOf({ colors }).map((exact, i) => exact ?? colors[i]!.hex);
    const { content } = await call('export_palette', { name, colors: texts, format: 'swiftui' });
    expect(content).toHaveLength(1);
    const [part] = content;
    const text = part?.type === 'resource' && 'text' in part.resource ? part.resource.text : '';
    const { structuredContent } = await call('import_palette', { text });
    expectSame((structuredContent as { palette: { colors: Color[] } }).palette.colors, colors);
    const made = await call('generate_palette', { locked: texts, count: 5 });
    const { colors: around } = made.structuredContent as { colors: Colors };
    expectSame(around.slice(0, 4), colors);
    await assistant.close();
  });

  /** `npm test` sets `TEST_PYTHON`, and installs Python if it may. */
  const python = process.env.TEST_PYTHON ?? findProgram('python3');
  test.runIf(python)('the Python client', async () => {
    const env = { ...process.env, PYTHONPATH: 'src:tests', PYTHONDONTWRITEBYTECODE: '1' };
    const { token: own } = await signUp(app);
    const { stdout } = await promisify(execFile)(
      python!,
      ['tests/carry_colors.py', `${address}/api/v1`, own, name, JSON.stringify(colors)],
      { cwd: fromRoot('clients/python'), env },
    );
    const came = JSON.parse(stdout);
    expectSame(came.file, colors);
    expectSame(came.account, colors);
    expectSame(came.favorites, colors);
    expectSame(came.generated.slice(0, 4), colors);
    expect(came.notes).toEqual([]);
  });
});
