import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { palettes } from '../../db/schema/palettes.ts';

const P3 = 'color(display-p3 1 0 0)';
const BYTES = '#ff000080';
const HALF = 'color(srgb 1 0 0 / 0.5)';
const COLORS = [P3, BYTES, HALF];

/** What becomes of a color: it is in the answer, a note tells of its loss, or its field is refused. */
type Outcome = { kept: RegExp } | { noted: RegExp } | { refused: string };

interface ColorInput {
  input: (color: string) => Record<string, unknown>;
  /** In the order of {@link COLORS}. */
  outcomes: readonly [Outcome, Outcome, Outcome];
}

const mapped = {
  noted:
    /color\(display-p3 1 0 0\) is outside sRGB(?: and was replaced by #FF0B0C|; the nearest sRGB color #FF0B0C was checked).*ΔE.OK 0\.048/,
};
/** Six digits count: a color beyond sRGB is mapped with a note, an opacity refused. */
const asHex = (field: string) => [mapped, { refused: field }, { refused: field }] as const;
const KEPT = [
  { kept: /color\(display-p3 1 0 0\)/ },
  { kept: /"alpha":0\.50196/ },
  { kept: /"alpha":0\.5[,}]/ },
] as const;
const OPAQUE = { noted: /1 translucent color became opaque/ };
const sheet = (color: string) => `:root { --background: white; --foreground: ${color}; }`;

const INPUTS: Record<string, ColorInput> = {
  convert_color: { input: (hex) => ({ hex }), outcomes: KEPT },
  check_contrast: {
    input: (foreground) => ({ foreground, background: 'white' }),
    outcomes: asHex('foreground'),
  },
  fix_contrast: { input: (text) => ({ text, background: 'white' }), outcomes: asHex('text') },
  contrast_matrix: { input: (color) => ({ colors: ['white', color] }), outcomes: asHex('colors') },
  find_harmonies: { input: (hex) => ({ hex, type: 'triadic' }), outcomes: asHex('hex') },
  generate_palette: { input: (color) => ({ locked: ['teal', color], count: 3 }), outcomes: KEPT },
  check_palette: {
    input: (color) => ({ colors: ['white', color] }),
    outcomes: [
      { kept: /"css":"color\(display-p3 1 0 0\)"/ },
      { refused: 'colors.1.css' },
      { refused: 'colors.1.css' },
    ],
  },
  create_chart_palette: {
    input: (color) => ({ kind: 'sequential', count: 3, colors: [color] }),
    outcomes: asHex('colors.0'),
  },
  name_color: { input: (hex) => ({ hex }), outcomes: asHex('hex') },
  make_scale: { input: (hex) => ({ hex, type: 'tints' }), outcomes: asHex('hex') },
  simulate_vision: {
    input: (color) => ({ colors: ['white', color], type: 'deutan' }),
    outcomes: asHex('colors'),
  },
  mix_colors: { input: (a) => ({ a, b: 'white' }), outcomes: asHex('a') },
  make_gradient: {
    input: (color) => ({ colors: ['white', color], steps: 3 }),
    outcomes: asHex('colors'),
  },
  search_palettes: {
    input: (color) => ({ color: ['#112233', color] }),
    outcomes: [
      { kept: /"css":"color\(display-p3 1 0 0\)"/ },
      { refused: 'color' },
      { refused: 'color' },
    ],
  },
  export_palette: {
    input: (color) => ({ colors: ['white', color], format: 'gpl' }),
    outcomes: [{ noted: /number 2 as #FF0B0C \(dE_OK 0\.048\)/ }, OPAQUE, OPAQUE],
  },
  import_palette: { input: (color) => ({ text: `:root { --a: ${color}; }` }), outcomes: KEPT },
  match_palette: {
    input: (color) => ({ colors: ['white', color], book: { colors: [{ hex: 'red', name: 'A' }] } }),
    outcomes: KEPT,
  },
  create_theme: {
    input: (color) => ({ brands: [color] }),
    outcomes: [
      { noted: /#FF0B0C.*ΔE_OK 0\.048/ },
      { refused: 'brands.0' },
      { refused: 'brands.0' },
    ],
  },
  check_theme: {
    input: (ink) => ({ modes: { light: { ink, paper: 'white' } }, pairs: ['ink/paper'] }),
    outcomes: [mapped, { kept: /"foreground":"#FF7F7F"/ }, { kept: /"foreground":"#FF8080"/ }],
  },
  export_theme: {
    input: (color) => ({ brands: [color], format: 'android' }),
    outcomes: [
      { noted: /is written as #FF0B0C, the nearest sRGB color \(ΔE_OK 0\.048\)/ },
      { refused: 'brands.0' },
      { refused: 'brands.0' },
    ],
  },
  add_mode: {
    input: (color) => ({ kind: 'dark', files: [{ name: 'a.css', text: sheet(color) }] }),
    outcomes: [
      { kept: /"fromHex":"#FF0000"/ },
      { kept: /"fromHex":"#FF000080"/ },
      { kept: /"fromHex":"#FF000080"/ },
    ],
  },
  audit_colors: {
    input: (color) => ({ files: [{ name: 'a.css', text: `p { color: ${color} }` }] }),
    outcomes: [
      { kept: /"spellings":\["color\(display-p3 1 0 0\)"\]/ },
      { kept: /"hex":"#ff000080"/ },
      { kept: /"hex":"#ff000080"/ },
    ],
  },
  suggest_token: {
    input: (color) => ({ color, files: [{ name: 'a.css', text: sheet('red') }] }),
    outcomes: [
      { noted: /it lies outside sRGB; its distances are exact/ },
      { kept: /"hex":"#ff000080"/ },
      { kept: /"hex":"#ff000080"/ },
    ],
  },
  repair_theme: {
    input: (color) => ({ files: [{ name: 'a.css', text: sheet(color) }] }),
    outcomes: [
      { noted: /1 color lies outside sRGB.*--foreground as #FF0000 \(ΔE_OK 0\.0/ },
      { kept: /"fromHex":"#FF000080"/ },
      { kept: /"fromHex":"#FF000080"/ },
    ],
  },
};

/** Tools in which no color comes in. */
const NO_INPUTS = ['color_of_the_day', 'extract_colors'];

let app: TestApp;
let client: Client;
beforeAll(async () => {
  const database = await openTestDatabase();
  await database.db.insert(palettes).values({
    name: 'Ember',
    colors: [{ hex: '#FF0B0C', css: P3 }, { hex: '#112233' }],
  });
  app = await createTestApp({ database });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
});
afterAll(async () => {
  await client.close();
  await app.close();
});

test('every tool is in the table', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(INPUTS), ...NO_INPUTS].sort(),
  );
});

const cases = Object.entries(INPUTS).flatMap(([name, { input, outcomes }]) =>
  COLORS.map((color, i) => ({ name, input, color, outcome: outcomes[i]! })),
);

test.each(cases)('$name keeps $color, notes its loss, or refuses it by name', async (one) => {
  const { name, input, color, outcome } = one;
  const { isError, content, structuredContent } = await client.callTool({
    name,
    arguments: input(color),
  });
  const texts = content.map((part) => ('text' in part ? part.text : ''));
  if ('refused' in outcome) {
    expect(isError).toBe(true);
    const { details } = structuredContent as { details: { field: string; received: string }[] };
    expect(details.map(({ field }) => field)).toEqual([outcome.refused]);
    expect(details[0]?.received).toContain(color);
    return;
  }
  expect(isError, texts.join()).toBeFalsy();
  if ('kept' in outcome) expect(texts.join()).toMatch(outcome.kept);
  else {
    // A long answer is sent as text alone.
    const { notes } = (structuredContent ?? JSON.parse(texts[0]!)) as { notes?: unknown };
    expect(JSON.stringify(notes) + texts.slice(1).join()).toMatch(outcome.noted);
  }
});
