import type { ErrorBody } from '@swatchwork/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { signUp } from '../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/db/database.ts';
import { exampleCalls, loadDocument, type Operation, type Schema } from '../testing/document.ts';

const P3 = 'color(display-p3 1 0 0)';
const BYTES = '#ff000080';
const HALF = 'color(srgb 1 0 0 / 0.5)';
const COLORS = [P3, BYTES, HALF];

/** What becomes of a color: it is in the answer, a note tells of its loss, or its field is refused. */
type Outcome = { kept: RegExp } | { noted: RegExp } | 'refused';

interface ColorInput {
  /** Where the color stands, as a refusal names it. */
  field: string;
  /** The path's parameters, the query, or the body, with a color. */
  params?: (color: string) => Record<string, string>;
  query?: (color: string) => Record<string, string>;
  body?: (color: string) => object;
  /** In the order of {@link COLORS}. */
  outcomes: readonly [Outcome, Outcome, Outcome];
  /** Calls that need an account; some need something of its own, whose id is in the path. */
  own?: { url: string; body: object } | true;
  /** A text of any kind, in which there may be no color, is refused in other words. */
  isFile?: true;
}

const ALL_REFUSED = ['refused', 'refused', 'refused'] as const;
/** As a palette's color is written: its hex is computed from the color itself. */
const whole = (css: string) => ({ hex: '#000000', css });
const three = (css: string) => ['#112233', '#445566', whole(css)];
const p3 = { kept: /"hex":"#FF0B0C","css":"color\(display-p3 1 0 0\)"/ };
const bytes = { kept: /"hex":"#FF0000","alpha":0\.50196/ };
const half = { kept: /"hex":"#FF0000","alpha":0\.5[,}]/ };
const WHOLE = [p3, bytes, half] as const;
const CONVERTED = [
  { kept: /"p3":"color\(display-p3 1 0 0\)"/ },
  { kept: /"alpha":0\.50196/ },
  { kept: /"alpha":0\.5[,}]/ },
] as const;
const BRANDS = [{ noted: /#FF0B0C.*ΔE_OK 0\.048/ }, 'refused', 'refused'] as const;
const PALETTE = { name: 'Dunes', description: 'Sand', colors: ['#112233', '#AABBCC'] };
const sheet = (color: string) => `:root { --background: white; --foreground: ${color}; }`;

const OWN_INPUTS: Record<string, ColorInput> = {
  'POST /colors/convert': { field: 'hex', body: (hex) => ({ hex }), outcomes: CONVERTED },
  'GET /colors/convert': { field: 'hex', query: (hex) => ({ hex }), outcomes: CONVERTED },
  'POST /user/colors': {
    field: 'css',
    own: true,
    body: (css) => ({ hexCode: '#000000', css }),
    outcomes: [
      { kept: /"hexCode":"#FF0B0C",.*"css":"color\(display-p3 1 0 0\)"/ },
      { kept: /"hexCode":"#FF0000",.*"alpha":0\.50196/ },
      { kept: /"hexCode":"#FF0000",.*"alpha":0\.5[,}]/ },
    ],
  },
  'POST /palettes/generate': {
    field: 'locked.2.css',
    body: (css) => ({ count: 4, locked: three(css) }),
    outcomes: WHOLE,
  },
  'GET /palettes/generate': {
    field: 'css',
    query: (css) => ({ baseColor: '000000', css }),
    outcomes: WHOLE,
  },
  'POST /palettes/check': {
    field: 'colors.2.css',
    body: (css) => ({ colors: three(css) }),
    outcomes: [
      { kept: /"hex":"#FF0B0C",.*"css":"color\(display-p3 1 0 0\)"/ },
      'refused',
      'refused',
    ],
  },
  'POST /palettes/charts': {
    field: 'colors.0',
    body: (color) => ({ kind: 'sequential', count: 3, colors: [color] }),
    outcomes: ALL_REFUSED,
  },
  'POST /palettes/export': {
    field: 'colors.2.css',
    body: (css) => ({ format: 'gpl', colors: three(css) }),
    outcomes: [
      { noted: /number 3 as #FF0B0C \(dE_OK 0\.048\)/ },
      { noted: /1 translucent color became opaque/ },
      { noted: /1 translucent color became opaque/ },
    ],
  },
  'POST /palettes/import': {
    field: 'text',
    body: (color) => ({ text: `:root { --a: ${color}; }` }),
    isFile: true,
    outcomes: [
      { kept: /"css":"color\(display-p3 1 0 0\)"/ },
      { kept: /"alpha":0\.50196/ },
      { kept: /"alpha":0\.5[,}]/ },
    ],
  },
  'POST /palettes/match': {
    field: 'book.colors.0.css',
    body: (css) => ({
      colors: ['#3B82F6'],
      book: { colors: [{ hex: '#000000', name: 'Sea', css }] },
    }),
    outcomes: [
      { kept: /"css":"color\(display-p3 1 0 0\)"/ },
      { noted: /1 translucent color counts as opaque/ },
      { noted: /1 translucent color counts as opaque/ },
    ],
  },
  'GET /palettes': {
    field: 'color',
    own: { url: '/palettes', body: { ...PALETTE, colors: three(P3) } },
    query: (color) => ({ color: `445566,${color}` }),
    outcomes: [p3, 'refused', 'refused'],
  },
  'POST /palettes': {
    field: 'colors.2.css',
    own: true,
    body: (css) => ({ ...PALETTE, colors: three(css) }),
    outcomes: WHOLE,
  },
  'PATCH /palettes/{id}': {
    field: 'colors.2.css',
    own: { url: '/palettes', body: PALETTE },
    body: (css) => ({ colors: three(css) }),
    outcomes: WHOLE,
  },
  'POST /themes': {
    field: 'brands.1',
    body: (color) => ({ brands: ['#0A66C2', color] }),
    outcomes: BRANDS,
  },
  'POST /themes/export': {
    field: 'brands.1.color',
    body: (color) => ({ brands: ['#0A66C2', { color, name: 'sun' }], format: 'css', p3: false }),
    outcomes: BRANDS,
  },
  'POST /themes/check': {
    field: 'modes.light.ink',
    body: (ink) => ({ modes: { light: { ink, paper: '#FFFFFF' } }, pairs: ['ink/paper'] }),
    outcomes: [
      {
        noted:
          /ink in light: color\(display-p3 1 0 0\) is outside sRGB; the nearest sRGB color #FF0B0C.*ΔE_OK 0\.048/,
      },
      { kept: /"foreground":"#FF7F7F"/ },
      { kept: /"foreground":"#FF8080"/ },
    ],
  },
  'POST /themes/mode': {
    field: 'files',
    isFile: true,
    body: (color) => ({ kind: 'dark', files: [{ name: 'a.css', text: sheet(color) }] }),
    outcomes: [
      { kept: /"fromHex":"#FF0000"/ },
      { kept: /"fromHex":"#FF000080"/ },
      { kept: /"fromHex":"#FF000080"/ },
    ],
  },
  'POST /themes/audit': {
    field: 'files',
    isFile: true,
    body: (color) => ({ files: [{ name: 'a.css', text: `p { color: ${color} }` }] }),
    outcomes: [
      { kept: /"spellings":\["color\(display-p3 1 0 0\)"\]/ },
      { kept: /"hex":"#ff000080"/ },
      { kept: /"hex":"#ff000080"/ },
    ],
  },
  'POST /themes/suggest': {
    field: 'color',
    body: (color) => ({ color, files: [{ name: 'a.css', text: sheet('red') }] }),
    outcomes: [
      { noted: /it lies outside sRGB; its distances are exact/ },
      { kept: /"hex":"#ff000080"/ },
      { kept: /"hex":"#ff000080"/ },
    ],
  },
  'POST /themes/repair': {
    field: 'files',
    isFile: true,
    body: (color) => ({ files: [{ name: 'a.css', text: sheet(color) }] }),
    outcomes: [
      { noted: /1 color lies outside sRGB.*--foreground as #FF0000 \(ΔE_OK 0\.0/ },
      { kept: /"fromHex":"#FF000080"/ },
      { kept: /"fromHex":"#FF000080"/ },
    ],
  },
  'POST /themes/saved': {
    field: 'input.brands.0',
    own: true,
    body: (color) => ({ name: 'Sea', input: { brands: [color] } }),
    outcomes: [{ kept: /"brands":\["color\(display-p3 1 0 0\)"\]/ }, 'refused', 'refused'],
  },
  'PATCH /themes/saved/{id}': {
    field: 'input.brands.0',
    own: { url: '/themes/saved', body: { name: 'Sea', input: { brands: ['#0A66C2'] } } },
    body: (color) => ({ input: { brands: [color] } }),
    outcomes: [{ kept: /"brands":\["color\(display-p3 1 0 0\)"\]/ }, 'refused', 'refused'],
  },
};

/** Operations that speak of colors and take none as a text, and why. */
const NO_INPUTS = {
  'POST /colors/extract': 'takes a picture',
  'POST /user/keys': 'speaks of favorite colors',
  'GET /themes/{file}': 'takes hex codes in its address',
};

const { operations, document } = await loadDocument();

const isHex = ({ pattern }: Schema) => String(pattern).includes('[0-9a-fA-F]{6}');

/** The fields of a body in JSON. */
function fieldsOf({ requestBody }: Operation): [name: string, schema: Schema][] {
  const { $ref, properties }: Schema = requestBody?.content['application/json']?.schema ?? {};
  const named = document.components.schemas[String($ref).split('/').at(-1)!];
  return Object.entries((named?.properties ?? properties ?? {}) as Record<string, Schema>);
}

/** Of calls that take six hex digits, or a list of them, in a field of the address or of the body: as the document has their examples. */
const HEX_INPUTS = operations.flatMap((documented): [string, ColorInput][] => {
  const { name, operation } = documented;
  const [example] = exampleCalls(documented);
  if (!example || name in OWN_INPUTS) return [];
  const fields = fieldsOf(operation);
  const inAddress = operation.parameters?.find(({ schema }) => isHex(schema))?.name;
  const inBody = fields.find(([, schema]) => isHex(schema))?.[0];
  const list = fields.find(([, { items }]) => items && isHex(items as Schema))?.[0];
  const given = example.body as Record<string, unknown> | undefined;
  const outcomes = ALL_REFUSED;
  if (inAddress) {
    const fill = (all: Record<string, string>) => (color: string) =>
      inAddress in all ? { ...all, [inAddress]: color } : all;
    const input = { field: inAddress, params: fill(example.params), query: fill(example.query) };
    return [[name, { ...input, outcomes }]];
  }
  if (inBody) {
    const body = (color: string) => ({ ...given, [inBody]: color });
    return [[name, { field: inBody, body, outcomes }]];
  }
  if (!list) return [];
  const colors = given?.[list] as string[];
  const body = (color: string) => ({ ...given, [list]: colors.with(-1, color) });
  return [[name, { field: `${list}.${colors.length - 1}`, body, outcomes }]];
});

const INPUTS: Record<string, ColorInput> = { ...Object.fromEntries(HEX_INPUTS), ...OWN_INPUTS };

/** What an operation takes, with the schemas to which it refers. */
function inputOf(part: unknown, depth = 0): string {
  const text = JSON.stringify(part) ?? '';
  const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
  if (depth > 5) return text;
  return text + names.map((name) => inputOf(document.components.schemas[name], depth + 1)).join('');
}

test('every operation that takes a color is in the table', () => {
  const found = operations
    .filter(({ operation: { parameters, requestBody } }) =>
      /0-9a-fA-F\]\{6\}|"[^"]*\bcolors?\b[^"]*"|custom properties/i.test(
        inputOf([parameters, requestBody?.content]),
      ),
    )
    .map(({ name }) => name);
  const known = [...Object.keys(INPUTS), ...Object.keys(NO_INPUTS)];
  const missing = found.filter((name) => !known.includes(name));
  expect(missing, 'belong into OWN_INPUTS or NO_INPUTS').toEqual([]);
  expect(known.sort()).toEqual(found.sort());
});

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
  ({ token } = await signUp(app));
});
afterAll(() => app.close());

async function call(name: string, { params, query, body, own }: ColorInput, color: string) {
  const [method, path] = name.split(' ') as [Method, string];
  const given = params?.(color) ?? {};
  let url = path.replace(/\{(\w+)\}/g, (place, key) => encodeURIComponent(given[key] ?? place));
  if (typeof own === 'object') {
    const made = await callJson(app, 'POST', `/api/v1${own.url}`, own.body, token);
    url = path.replace('{id}', made.body.id);
  }
  const asked = query ? `?${new URLSearchParams(query(color))}` : '';
  const answer = await app.inject({
    method,
    url: `/api/v1${url}${asked}`,
    ...(body && { payload: body(color) }),
    ...(own && { headers: { authorization: `Bearer ${token}` } }),
  });
  const { 'x-palette-notes': ofPalette, 'x-theme-notes': ofTheme } = answer.headers;
  return { answer, notes: String(ofPalette ?? ofTheme ?? '') };
}

function expectRefusal(
  { statusCode, body }: { statusCode: number; body: string },
  one: ColorInput,
  color: string,
) {
  const { details = [], error }: ErrorBody = JSON.parse(body);
  expect(statusCode, error).toBe(400);
  expect(
    details.map(({ field }) => field),
    error,
  ).toEqual([one.field]);
  expect(details[0]?.message).toMatch(/^must be .*(hex|color)/);
  expect(details[0]?.received).toContain(color);
}

const cases = Object.entries(INPUTS).flatMap(([name, input]) =>
  COLORS.map((color, i) => ({ name, input, color, outcome: input.outcomes[i]! })),
);

test.each(cases)('$name keeps $color, notes its loss, or refuses it by name', async (one) => {
  const { name, input, color, outcome } = one;
  const { answer, notes } = await call(name, input, color);
  if (outcome === 'refused') return expectRefusal(answer, input, color);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  if ('kept' in outcome) expect(answer.body).toMatch(outcome.kept);
  else {
    const said = notes ? JSON.parse(notes) : answer.json().notes;
    expect(JSON.stringify(said)).toMatch(outcome.noted);
  }
});

const typed = Object.entries(INPUTS).filter(([, { isFile }]) => !isFile);

test.each(typed)(
  '%s names the field of what is no color, and what was allowed',
  async (name, input) => {
    const wrong = 'color(nope 1 0 0)';
    expectRefusal((await call(name, input, wrong)).answer, input, wrong);
  },
);
