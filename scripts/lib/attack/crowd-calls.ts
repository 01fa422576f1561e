import { LIMITS } from '@swatchwork/contract';
import sharp from 'sharp';
import { THEME_ROLES } from '../../../packages/contract/src/themes/theme-names.ts';

/** A request to the product. A picture of a link has no body. */
export type Call = { path: string; type?: string; body?: Buffer };

/** One kind of job that is done in a thread. */
export type Kind = {
  name: string;
  /** Whether it takes the threads of pictures that are sent. */
  isPicture?: boolean;
  /** A call as visitors make it, for the `number`th time. */
  ordinary: (number: number) => Call;
  /** One that takes as much time as the limits allow. */
  worst: (number: number) => Call;
};

const GRAY = '#777777';
const { paletteFile, themeFiles, checkedNames, checkedPairs, checkedGrounds, themeOverrides } =
  LIMITS;

/** All kinds of jobs that strangers can have done in threads. */
export async function crowdKinds(): Promise<Kind[]> {
  const small = await picture(1200, 900);
  const large = await picture(10_000, 10_000);
  const palette = colors(24);
  const many = colors(10_000);
  return [
    kind('repair of a theme', repair(20), repair(3000)),
    kind('check of a theme', check(20, 40), check(checkedNames.max, checkedPairs.max)),
    kind('theme', json('/themes', theme(4, 0)), json('/themes', theme(8, themeOverrides.max))),
    kind('theme as a file', themeFile(2, 0), themeFile(8, themeOverrides.max)),
    kind('export', exported('ase', colors(200)), exported('png', many.slice(0, 1000))),
    kind('export as PDF', exported('pdf', palette), exported('pdf', many.slice(0, 1000))),
    kind('import', imported(20_000), imported(paletteFile - 100_000)),
    kind(
      'check of a palette',
      json('/palettes/check', { colors: hexes(8) }),
      json('/palettes/check', { colors: hexes(10), target: 7 }),
    ),
    kind(
      'palette for charts',
      json('/palettes/charts', { kind: 'categorical', count: 6, colors: ['#0A66C2'] }),
      json('/palettes/charts', {
        kind: 'categorical',
        count: LIMITS.chartCategories.max,
        colors: ['#0A66C2'],
        grounds: ['#FFFFFF', '#10151B', '#EEF2F6', '#1A222B'],
      }),
    ),
    { name: 'shared picture', ordinary: sharedPicture(5), worst: sharedPicture(10) },
    { ...kind('colors of a picture', form(small), form(large)), isPicture: true },
  ];
}

const kind = (name: string, ordinary: Call, worst: Call): Kind => ({
  name,
  ordinary: () => ordinary,
  worst: () => worst,
});

const json = (path: string, body: object): Call => ({
  path: `/api/v1${path}`,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
});

/** The color of a number, far from that of the next. */
const hexOf = (number: number) =>
  `#${((number * 9_973_577 + 4_051_703) % 2 ** 24).toString(16).padStart(6, '0')}`;

const hexes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => hexOf(from + at));

const colors = (count: number) => hexes(count).map((hex, at) => ({ hex, name: `color ${at}` }));

const exported = (format: string, listed: object[]): Call =>
  json('/palettes/export', { format, name: 'Crowd', colors: listed });

const imported = (bytes: number): Call =>
  json('/palettes/import', { text: '--a: #3b82f6;\n'.repeat(bytes / 14) });

/** A style sheet of so many pairs of variables in two contexts. */
function repair(pairs: number): Call {
  const lines = Array.from(
    { length: pairs },
    (_, at) => `--c${at}: #f5f5f5; --c${at}-foreground: #737373;`,
  ).join('\n');
  const room = (themeFiles.length - 100) / 2;
  const text = `:root {\n${lines.slice(0, room)}\n}\n.dark {\n${lines.slice(0, room)}\n}\n`;
  return json('/themes/repair', { files: [{ name: 'theme.css', text }] });
}

/** Pairs of translucent colors, which are judged on every ground. */
function check(names: number, pairs: number): Call {
  const grounds = Array.from(
    { length: Math.min(names / 2, checkedGrounds.max) },
    (_, at) => `c${at}`,
  );
  const named = Object.fromEntries(
    hexes(names).map((hex, at) => [`c${at}`, at < grounds.length ? hex : `${hex}80`]),
  );
  const modes = Object.fromEntries(['a', 'b', 'c', 'd'].map((mode) => [mode, named]));
  const listed = Array.from({ length: pairs }, (_, at) => {
    const apart = 1 + Math.floor(at / names);
    return [`c${at % names}`, `c${(at + apart) % names}`];
  });
  return json('/themes/check', { modes, pairs: listed, grounds });
}

const theme = (brands: number, overrides: number) => ({
  brands: hexes(brands),
  target: 'AAA',
  steps: LIMITS.themeSteps.max,
  overrides: {
    light: Object.fromEntries(THEME_ROLES.slice(0, overrides).map((role) => [role, GRAY])),
  },
});

const themeFile = (brands: number, overrides: number): Call =>
  json('/themes/export', { format: 'css', name: 'Crowd', ...theme(brands, overrides) });

/** One that was not asked for before, and so has to be drawn. */
const sharedPicture = (count: number) => (number: number) => {
  const list = hexes(count, number * count).map((hex) => hex.slice(1));
  return { path: `/pictures/palette/${list.join('-')}.png` };
};

function form(image: Buffer): Call {
  const head = '--form\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--form--\r\n')]);
  return { path: '/api/v1/colors/extract', type: 'multipart/form-data; boundary=form', body };
}

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0A66C2' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:2:0' })
    .toBuffer();
