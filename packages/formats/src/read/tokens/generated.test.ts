import { deltaEOK, parseColor } from '@swatchwork/color';
import { defineConfig, parse } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { expect, inject, test } from 'vitest';

import { createNumbers } from '../../../testing/mutate.ts';
import { generateTokens, type TrueColor } from '../../../testing/token-files.ts';
import { readContexts } from '../../contexts/read-contexts.ts';
import type { ImportedColor } from '../../palette/palette.ts';
import { readColorTokens } from '../color-tokens.ts';
import { readPalette } from '../read.ts';

const FILES = 3 * (inject('propertyRuns') ?? 67);

/** As colorjs.io calls the spaces that have another name there. */
const THEIR_SPACES: Readonly<Record<string, string>> = {
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
};

function expectColor(
  { hex, css = hex, alpha = 1 }: ImportedColor,
  { space, channels, alpha: opacity }: TrueColor,
  where: string,
) {
  const theirs = new Color({ space: THEIR_SPACES[space] ?? space, coords: [...channels] }).to(
    'srgb',
  );
  const [r = 0, g = 0, b = 0] = theirs.coords.map(Number);
  expect(deltaEOK(parseColor(css)!.color, { r, g, b }), `${where}: ${css}`).toBeLessThan(1e-3);
  expect(alpha, where).toBeCloseTo(opacity, 6);
}

/** Notes that say no more than what the palette is made of. */
const isHarmless = (note: string) => /groups were read as one palette/.test(note);

test('a generated file has the colors that it was made of, and what was lost is noted', () => {
  const next = createNumbers(20_261_127);
  for (let i = 0; i < FILES; i++) {
    const { text, colors, defects } = generateTokens(next, { defects: i % 3 === 0 });
    const { palette, notes } = readPalette(text);
    const losses = notes.filter((note) => !isHarmless(note));
    expect(palette.colors.length, text).toBe(colors.size);
    expect(losses.length > 0, `${defects} ${losses} ${text}`).toBe(defects.length > 0);
    if (defects.length > 0) continue;
    const found = readColorTokens([{ name: 'a', text }]);
    expect([...found.keys()].sort(), text).toEqual([...colors.keys()].sort());
    for (const [path, color] of found) expectColor(color, colors.get(path)!, `${path} of ${text}`);
    const { tokens } = readContexts([{ name: 'a', text }]);
    for (const [path, token] of tokens) {
      const { offset, length, text: own } = token.declarations.get('default')!;
      expect(text.slice(offset, offset + length), path).toBe(own);
    }
  }
});

/** It merges the members of inherited tokens, which the format replaces as a whole, and takes groups with a `$ref` for tokens. */
const UNKNOWN_TO_TERRAZZO = ['modify', 'json5', 'replaced', 'group pointer'];

test('Terrazzo finds the same, of what it reads', async () => {
  const next = createNumbers(1);
  let compared = 0;
  for (let i = 0; i < FILES; i++) {
    const { text, colors, features } = generateTokens(next, { defects: false });
    if (UNKNOWN_TO_TERRAZZO.some((feature) => features.has(feature))) continue;
    const tokens = await readByTerrazzo(text);
    const found = readColorTokens([{ name: 'a', text }]);
    for (const [path, color] of tokens ?? []) {
      // It takes some groups for tokens.
      if (!colors.has(path)) continue;
      expectColor(found.get(path)!, color, `${path} of ${text}`);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(FILES / 10);
});

/**
 * The tokens that it finds with a color; it leaves some references in values as they are.
 *
 * @returns Undefined where it refuses a file, as it does one with a pointer in `$extends`.
 */
async function readByTerrazzo(src: string): Promise<Map<string, TrueColor> | undefined> {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const filename = new URL('file:///a.json');
  const options = { config, skipLint: true };
  const found = await parse([{ filename, src }], options).catch(() => undefined);
  const colors = Object.entries(found?.tokens ?? {}).flatMap(([path, { $value }]) => {
    const { colorSpace, components, alpha = 1 } = $value as unknown as TheirValue;
    if (!components?.every((one) => one === null || typeof one !== 'object')) return [];
    const [a = 0, b = 0, c = 0] = components.map((one) => (typeof one === 'number' ? one : 0));
    const color: TrueColor = { space: colorSpace, channels: [a, b, c], alpha };
    return [[path, color] as const];
  });
  return found && new Map(colors);
}

interface TheirValue {
  colorSpace: string;
  components?: readonly unknown[];
  alpha?: number;
}
