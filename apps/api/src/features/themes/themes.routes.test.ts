import { LIMITS, THEME_PARTS } from '@swatchwork/contract';
import { writeMode } from '@swatchwork/formats/mode';
import { readTheme } from '@swatchwork/formats/repair';
import { downloadTheme, THEME_FILES } from '@swatchwork/formats/themes';
import { BRAND_LIMIT, createTheme, describeNote } from '@swatchwork/theme';
import { checkPairs } from '@swatchwork/theme/check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (path: string, body: object) => callJson(app, 'POST', `/api/v1/themes${path}`, body);

const EIGHT = ['#0A66C2', 'red', 'oklch(0.7 0.1 150)', '#FFD60A', '#000', '#FFF', 'gray', 'teal'];

/** What is the same in JSON: without undefined members. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('POST /api/v1/themes', () => {
  test.each([
    { brands: ['#0A66C2'] },
    { brands: [{ color: 'teal', name: 'Sea' }, '#FFD60A'], primary: 1, neutral: 'pure' },
    { brands: ['#777'], target: 'AAA' as const, steps: 5, grounds: { light: '#FFFBF0' } },
    { brands: EIGHT, neutral: '#884400', overrides: { dark: { 'accent-7-text': '#FFFFFF' } } },
  ])('answers the theme of the engine, with its notes in words: %j', async (input) => {
    const theme = createTheme(input);
    const notes = theme.notes.map((note) => ({ ...note, text: describeNote(note) }));
    const { status, body } = await post('', input);
    expect(status).toBe(200);
    expect(body).toEqual(asJson({ ...theme, notes }));
  });

  test.each([[[]], [['modes']], [['pairs', 'scales']]])(
    'answers only the long parts that are asked for: %j',
    async (parts) => {
      const { body } = await post('', { brands: ['#0A66C2'], parts });
      const long = Object.keys(body).filter((name) =>
        (THEME_PARTS as readonly string[]).includes(name),
      );
      expect(long.sort()).toEqual(parts.toSorted());
      expect(body.brands).toHaveLength(1);
    },
  );

  test.each([
    [{}, 'brands', 'must have 1 to 8 colors', 'nothing'],
    [{ brands: [] }, 'brands', 'must have 1 to 8 colors', 'a list of 0'],
    [{ brands: [...EIGHT, 'red'] }, 'brands', 'must have 1 to 8 colors', 'a list of 9'],
    [{ brands: ['red', '#12'] }, 'brands.1', /^must be an opaque CSS color, such as/, '"#12"'],
    [{ brands: ['#0A66C280'] }, 'brands.0', /^must be an opaque CSS color/, '"#0A66C280"'],
    [{ brands: [5] }, 'brands.0', /an object with such a color and a name$/, '5'],
    [{ brands: [{ color: 'red', name: '' }] }, 'brands.0.name', /^must be 1 to 40 letters/, '""'],
    [{ brands: ['red'], primary: 1 }, 'primary', /^must be the index of a brand color/, '1'],
    [{ brands: ['red'], neutral: 'warm' }, 'neutral', /^must be brand, pure, or/, '"warm"'],
    [{ brands: ['red'], target: 'A' }, 'target', 'must be one of AA, AAA', '"A"'],
    [{ brands: ['red'], steps: 22 }, 'steps', 'must be a whole number from 3 to 21', '22'],
    [{ brands: ['red'], grounds: { Dark: '#000' } }, 'grounds', /, not "Dark"$/, 'an object'],
    [{ brands: ['red'], grounds: 5 }, 'grounds', 'must be a JSON object', '5'],
    [
      { brands: ['red'], overrides: { dark: { txt: '#000' } } },
      'overrides.dark',
      'must only contain roles of a theme, such as text or brand-solid, not "txt"',
      'an object',
    ],
    [
      { brands: ['red'], overrides: { dark: { text: 'no' } } },
      'overrides.dark.text',
      /^must/,
      '"no"',
    ],
    [
      { brands: ['red'], parts: ['roles'] },
      'parts.0',
      /^must only contain scales, modes/,
      '"roles"',
    ],
  ])('refuses %j', async (input, field, message, received) => {
    const { status, body } = await post('', input);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      details: [
        {
          field,
          message: typeof message === 'string' ? message : expect.stringMatching(message),
          received,
        },
      ],
    });
  });

  test('a role of a brand color that is not there is refused in the words of the engine', async () => {
    const { status, body } = await post('', {
      brands: ['red'],
      overrides: { dark: { 'accent-1-text': '#FFFFFF' } },
    });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'overrides.dark', received: '"accent-1-text"' }]);
  });

  test('more colors for roles than the limit are refused', async () => {
    const { roles } = createTheme({ brands: EIGHT }).modes.light;
    const all = Object.fromEntries(Object.entries(roles).map(([role, { hex }]) => [role, hex]));
    const { body } = await post('', { brands: EIGHT, overrides: { light: all, dark: all } });
    expect(body.details).toMatchObject([
      { field: 'overrides', message: `must have at most ${LIMITS.themeOverrides.max} colors` },
    ]);
  });

  test('takes as many brand colors as the engine does', () => {
    expect(LIMITS.themeBrands.max).toBe(BRAND_LIMIT);
  });
});

describe('GET /api/v1/themes/{file}', () => {
  const get = (file: string) => app.inject(`/api/v1/themes/${file}`);

  test.each([
    ['0A66C2.css', 'css', { brands: ['#0A66C2'] }],
    ['0a66c2-FF7A00.json', 'shadcn-registry', { brands: ['#0A66C2', '#FF7A00'] }],
    [
      '0A66C2.css?target=AAA&neutral=pure&solids=exact&vision=tritan',
      'css',
      {
        brands: ['#0A66C2'],
        target: 'AAA',
        neutral: 'pure',
        solids: 'exact',
        vision: 'tritan',
      },
    ],
  ] as const)('%s is the file %s, to be kept for a day', async (file, format, input) => {
    const { statusCode, headers, rawPayload } = await get(file);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const { bytes, mediaType } = await downloadTheme(format, createTheme(input));
    expect(headers['content-type']).toContain(mediaType);
    expect(new Uint8Array(rawPayload)).toEqual(bytes);
  });

  test.each([
    '0A66C2',
    'teal.css',
    '0A66C.css',
    '0A66C2.exe',
    '0A66C2-.css',
    `${Array(9).fill('0A66C2').join('-')}.css`,
  ])('%s is refused with what an address may be', async (file) => {
    const { statusCode, body } = await get(file);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).details).toMatchObject([
      {
        field: 'file',
        message: 'must be 1 to 8 hex codes joined by hyphens, with .css or .json at the end',
      },
    ]);
  });
});

describe('POST /api/v1/themes/export', () => {
  test.each(THEME_FILES)('$id comes as a file of its type', async (format) => {
    const { id } = format;
    const input = { brands: ['#0A66C2', 'teal'], neutral: 'pure' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/themes/export',
      payload: { ...input, format: id, name: 'Déjà vu' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(format.mediaType);
    const link = `http://localhost:3000/theme?c=0A66C2,008080&neutral=pure&name=D%C3%A9j%C3%A0+vu`;
    const file = await downloadTheme(id, createTheme(input), { name: 'Déjà vu', link });
    expect(answer.headers['content-disposition']).toContain(`filename="${file.fileName}"`);
    expect(new Uint8Array(answer.rawPayload)).toEqual(file.bytes);
    const notes = String(answer.headers['x-theme-notes'] ?? '[]');
    expect(JSON.parse(notes)).toEqual(file.notes);
    expect(notes).toMatch(/^[ -~]{2,2000}$/);
  });

  test('a yellow that cannot be text is told, and its absence is not', async () => {
    const notesOf = async (brand: string, format: string) => {
      const payload = { brands: [brand], format };
      const { headers } = await app.inject({
        method: 'POST',
        url: '/api/v1/themes/export',
        payload,
      });
      return headers['x-theme-notes'];
    };
    expect(await notesOf('#FFCC00', 'shadcn')).toContain('with primary, which reaches 1.37:1');
    expect(await notesOf('#FFCC00', 'tailwind')).toBeUndefined();
  });

  test('options reach the writer', async () => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/v1/themes/export',
      payload: { brands: ['teal'], format: 'css', modes: 'light-dark', p3: false },
    });
    expect(body).toContain('light-dark(');
    expect(body).not.toContain('display-p3');
  });

  test.each([
    [{ brands: ['red'] }, 'format'],
    [{ brands: ['red'], format: 'psd' }, 'format'],
    [{ brands: [], format: 'css' }, 'brands'],
    [{ brands: ['red'], format: 'css', primary: 1 }, 'primary'],
    [{ brands: ['red'], format: 'css', modes: 'both' }, 'modes'],
    [{ brands: ['red'], format: 'css', name: 'n'.repeat(101) }, 'name'],
    [
      { brands: ['red'], format: 'css', overrides: { dark: { 'accent-1-text': '#FFF' } } },
      'overrides.dark',
    ],
  ])('400 for %j names %s', async (input, field) => {
    const { status, body } = await post('/export', input);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', details: [{ field }] });
  });
});

describe('POST /api/v1/themes/check', () => {
  const light = {
    ink: '#777777',
    paper: '#FFFFFF',
    veil: '#0000FF20',
    text: '#000',
    ground: '#FFF',
  };

  test.each([
    { modes: { light, dark: { ...light, ink: '#EEE', paper: '#111' } }, pairs: ['ink/paper'] },
    { modes: { light }, pairs: [['ink', 'veil', 7] as const], grounds: ['paper', 'ink'] },
    { modes: { light }, target: 'AAA' as const },
  ])('answers what the package of themes says: %j', async (input) => {
    const { status, body } = await post('/check', input);
    expect(status).toBe(200);
    expect(body).toEqual(checkPairs(input));
  });

  test('a check of many pairs is made in a thread, and answers the same', async () => {
    const { modes } = createTheme({ brands: ['#0A66C2'] });
    const colors = Object.fromEntries(
      Object.entries(modes).map(([mode, { roles }]) => [
        mode,
        Object.fromEntries(Object.entries(roles).map(([role, { hex }]) => [role, hex])),
      ]),
    );
    const { status, body } = await post('/check', { modes: colors });
    expect(status).toBe(200);
    expect(body).toEqual(checkPairs({ modes: colors }));
    expect(body.pairs.length).toBeGreaterThan(200);

    const refused = await post('/check', { modes: { ...colors, dark: { text: 'no color' } } });
    expect(refused.status).toBe(400);
    expect(refused.body.details).toMatchObject([
      { field: 'modes.dark.text', message: 'must be a CSS color', received: '"no color"' },
    ]);
  });

  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, '#FFF']));

  test.each([
    [{}, 'modes', 'must be a JSON object'],
    [{ modes: {} }, 'modes', /^must have 1 to 4 modes/],
    [{ modes: { a: light, b: light, c: light, d: light, e: light } }, 'modes', /^must have 1 to 4/],
    [{ modes: { light: {} } }, 'modes.light', /each with 1 to 200 colors/],
    [{ modes: { light: names(201) } }, 'modes.light', /each with 1 to 200 colors/],
    [
      { modes: { light: { ['n'.repeat(101)]: 'red' } } },
      /^modes\.light\.n+$/,
      /1 to 100 characters/,
    ],
    [{ modes: { light: { a: 5 } } }, 'modes.light.a', /^must be a CSS color/],
    [
      { modes: { light: { a: 'x', b: 'red' } }, pairs: ['a/b'] },
      'modes.light.a',
      'must be a CSS color',
    ],
    [{ modes: { light: { a: 'red' } } }, 'pairs', /^must be at least one pair, because no two/],
    [{ modes: { light }, pairs: [] }, 'pairs', 'must have 1 to 500 pairs'],
    [
      { modes: { light }, pairs: Array(501).fill('ink/paper') },
      'pairs',
      'must have 1 to 500 pairs',
    ],
    [{ modes: { light }, pairs: ['ink/papre'] }, 'pairs.0', 'must be the name of a color in light'],
    [{ modes: { light }, pairs: ['ink'] }, 'pairs.0', /^must be two names separated by a slash/],
    [
      { modes: { light }, pairs: [['ink', 'paper', 22]] },
      'pairs.0.2',
      'must be a number from 1 to 21',
    ],
    [{ modes: { light }, pairs: [['ink']] }, 'pairs.0', /^must be two names separated by a slash/],
    [
      { modes: { light }, pairs: ['ink/paper', ['ink', 'paper', 3]] },
      'pairs.1',
      /not already in the list$/,
    ],
    [{ modes: { light }, pairs: ['ink/paper'], grounds: ['no'] }, 'grounds.0', /in light$/],
    [
      { modes: { light }, pairs: ['ink/veil'], grounds: ['veil'] },
      'grounds',
      /veil is translucent/,
    ],
    [
      { modes: { light: { ...light, glass: '#FFF8' } }, pairs: ['ink/veil'], grounds: ['glass'] },
      'modes.light.glass',
      'must be opaque, because it may be underneath a translucent background',
    ],
    [{ modes: { light }, target: 'A' }, 'target', 'must be one of AA, AAA'],
  ])('refuses %j', async (input, field, message) => {
    const matching = (text: string | RegExp) =>
      typeof text === 'string' ? text : expect.stringMatching(text);
    const { status, body } = await post('/check', input);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: matching(field), message: matching(message) }]);
  });
});

describe('POST /api/v1/themes/repair', () => {
  const files = [
    { name: 'a.css', text: '\uFEFF:root { --bg: #fff; --text: #999; --sea: #8ac; }\r\n' },
  ];

  test.each([
    { files },
    { files, target: 'AAA' as const, held: ['--bg', '#8ac'] },
    { files, recognize: false, pairs: [{ foreground: '--sea', background: '--bg', minimum: 3 }] },
  ])('answers what the reader of themes says: %j', async ({ files, ...options }) => {
    const { tokens: _, ...reading } = readTheme(files, options);
    const { status, body } = await post('/repair', { files, ...options });
    expect(status).toBe(200);
    expect(body).toEqual(asJson(reading));
    expect(body.files[0].text).toMatch(/^\uFEFF:root \{ --bg: #fff; --text: .*\r\n$/);
  });

  test('counts what is not judged, and lists the first of it', async () => {
    const text = `${files[0]!.text}${'.card { --text: #ccc }'.repeat(50)}`;
    const { body } = await post('/repair', { files: [{ name: 'a.css', text }] });
    expect(body.coverage).toMatchObject({ colors: 3, judged: 2, contexts: 1, isWhole: false });
    expect(body.coverage.unread).toMatchObject({ count: 50, colors: 50 });
    expect(body.coverage.unread.parts).toHaveLength(20);
    expect(body.notes.length).toBeLessThan(25);
  });

  test.each([
    [{}, 'files', /^must have 1 to 32 files/],
    [{ files: [] }, 'files', /^must have 1 to 32 files/],
    [{ files: [{ name: 'a.css' }] }, 'files.0.text', /^must have 1 to 32 files/],
    [{ files: [...files, ...files] }, 'files', 'must have files of different names'],
    [{ files: [{ name: 'a', text: 'x'.repeat(200_001) }] }, 'files', /together at most 200000/],
    [{ files: [{ name: 'a.json', text: '{' }] }, 'files', 'must be theme files that can be read'],
    [
      { files, held: ['--see'] },
      'held.0',
      'must be the name of a color in the files, or the color of one of their tokens',
    ],
    [{ files, held: ['#0A66C2'] }, 'held.0', /the color of one of their tokens$/],
    [
      { files, pairs: [{ foreground: '--sea', background: '--see' }] },
      'pairs.0.background',
      'must be the name of a color in the files',
    ],
    [{ files, target: 'A' }, 'target', 'must be one of AA, AAA'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await post('/repair', input);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      details: [
        { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
      ],
    });
  });
});

describe('POST /api/v1/themes/mode', () => {
  const files = [{ name: 'a.css', text: '\uFEFF:root { --bg: #fff; --text: #222; }\r\n' }];

  test.each([
    { files },
    { files, way: '.dark', fixed: { '--bg': '#101820' } },
    { files, pairs: [{ foreground: '--text', background: '--bg', minimum: 7 }], recognize: false },
  ])('answers what the writer of modes says: %j', async ({ files, ...options }) => {
    const { status, body } = await post('/mode', { kind: 'dark', files, ...options });
    expect([status, body.failed]).toEqual([200, 0]);
    expect(body).toEqual(asJson(writeMode(files, 'dark', options)));
    expect(body.files[0].text.startsWith(files[0]!.text.trimEnd())).toBe(true);
  });

  test.each([
    [{ files }, 'kind', /^must be dark, light, high-contrast/],
    [{ kind: 'night', files }, 'kind', /^must be dark, light, high-contrast/],
    [{ kind: 'dark' }, 'files', /^must have 1 to 32 files/],
    [{ kind: 'light', files }, 'files', /^must be of a theme with a dark mode$/],
    [{ kind: 'dark', files, base: 'sea' }, 'base', /^must be a mode of the files: light$/],
    [{ kind: 'dark', files, way: 'a b' }, 'way', /^must be a class such as \.dark/],
    [
      { kind: 'dark', files, fixed: { '--x': '#fff' } },
      'fixed.--x',
      /^must be a color in the files$/,
    ],
    [{ kind: 'dark', files, fixed: { '--bg': 'x' } }, 'fixed.--bg', /^must be a CSS color$/],
    [{ kind: 'dark', files: [{ name: 'a.json', text: '{' }] }, 'files', /files that can be read/],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await post('/mode', input);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field, message: expect.stringMatching(message) }]);
  });
});
