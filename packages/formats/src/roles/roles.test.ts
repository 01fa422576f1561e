import { parseHex } from '@swatchwork/color';
import { strFromU8, unzipSync } from 'fflate';
import { compileString } from 'sass';
import { describe, expect, test } from 'vitest';

import { readContexts } from '../contexts/index.ts';
import { readPalette } from '../read/read.ts';
import { FORMATS, findFormat } from '../write/formats.ts';
import { type DesignRoles, formatOfRoles, paletteOfRoles } from './index.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

const ROLES: DesignRoles = {
  name: 'Harbor */ #{red}',
  light: { page: '#EEF4ED', primary: '#E4572E', 'on-primary': '#0B1320' },
  dark: { page: '#0B2545', primary: '#E4572E', 'on-primary': '#0B1320' },
};

/** The text of a format. */
async function written(id: string, roles = ROLES): Promise<string> {
  const format = formatOfRoles(findFormat(id)!, roles);
  return String(await format.write(paletteOfRoles(roles), NOW));
}

describe('style sheets', () => {
  test.each(['css', 'tailwind'])('%s: every role comes back in both modes', async (id) => {
    const sheet = readContexts([{ name: 'roles.css', text: await written(id) }]);
    expect(sheet.notes).toEqual([]);
    for (const mode of ['light', 'dark'] as const) {
      for (const [role, hex] of Object.entries(ROLES[mode])) {
        const color = sheet.tokens.get(`--color-${role}`)?.colors.get(mode)?.color;
        expect(color, `${role}, ${mode}`).toEqual(parseHex(hex));
      }
    }
  });

  test('a page that is dark in the light mode asks for dark controls', async () => {
    const css = await written('css', { ...ROLES, light: { ...ROLES.light, page: '#101010' } });
    expect(css.match(/^ *color-scheme: dark;$/gm)).toHaveLength(3);
  });

  test('scss: a map for each mode', async () => {
    const probe = `
      @use 'sass:map';
      a { b: map.get($modes, 'dark', 'page'); c: map.get($modes, 'light', 'on-primary') }`;
    const { css } = compileString((await written('scss')) + probe);
    expect(css).toContain('b: #0B2545');
    expect(css).toContain('c: #0B1320');
  });
});

test('tokens: the same names in the groups light and dark', async () => {
  const tokens = JSON.parse(await written('tokens'));
  expect(Object.keys(tokens)).toEqual(['light', 'dark']);
  expect(tokens.dark.page.$value).toMatchObject({ colorSpace: 'srgb', hex: '#0b2545' });
  expect(Object.keys(tokens.light)).toEqual(['$type', 'page', 'primary', 'on-primary']);
});

test('json: the roles and when they were written', async () => {
  expect(JSON.parse(await written('json'))).toEqual({
    name: ROLES.name,
    roles: { light: ROLES.light, dark: ROLES.dark },
    createdAt: NOW.toISOString(),
  });
});

test('xcassets: a color for each role, light and dark', async () => {
  const format = formatOfRoles(findFormat('xcassets')!, ROLES);
  const file = await format.write(paletteOfRoles(ROLES), NOW);
  const entries = unzipSync(file as Uint8Array);
  const set = (role: string) =>
    JSON.parse(strFromU8(entries[`Harbor #{red}.xcassets/${role}.colorset/Contents.json`]!));
  expect(Object.keys(entries)).toHaveLength(4);
  expect(set('page').colors).toEqual([
    {
      color: {
        'color-space': 'srgb',
        components: { red: '0xEE', green: '0xF4', blue: '0xED', alpha: '1.000' },
      },
      idiom: 'universal',
    },
    {
      appearances: [{ appearance: 'luminosity', value: 'dark' }],
      color: {
        'color-space': 'srgb',
        components: { red: '0x0B', green: '0x25', blue: '0x45', alpha: '1.000' },
      },
      idiom: 'universal',
    },
  ]);
  const { palette, notes } = readPalette(file as Uint8Array);
  expect(palette.colors.map(({ hex, name }) => [name, hex])).toEqual(
    expect.arrayContaining(Object.entries(ROLES.light)),
  );
  expect(notes).toEqual(['3 colors of other appearances or gamuts were left out.']);
});

test.each(FORMATS.map(({ id }) => id))('%s writes the roles', async (id) => {
  expect(await written(id)).not.toBe('');
});

test('what knows no modes holds each role of each mode as a color with a name', async () => {
  expect((await written('csv')).match(/on-primary, dark/g)).toHaveLength(1);
  expect((await written('svg')).match(/<rect /g)).toHaveLength(6);
});
