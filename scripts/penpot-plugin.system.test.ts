import type { Hex } from '@swatchwork/color';
import { roleEntries } from '@swatchwork/formats/themes';
import { createTheme, THEME_MODES } from '@swatchwork/theme';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createSession } from '../plugins/core/src/index.ts';
import { wantPalette, wantTheme } from '../plugins/core/src/wanted/index.ts';
import { createPenpotHost } from '../plugins/penpot/src/penpot-host.ts';
import { createStandIn } from '../plugins/penpot/testing/penpot-stand-in.ts';

const theme = createTheme({ brands: ['#0A66C2', '#F59E0B'] });
const wanted = wantTheme('Acme', theme, 'together');
const palette = wantPalette('Acme', [{ hex: '#0A66C2', name: 'Blue' }, { hex: '#F59E0B80' }]);

/** A file of the stand-in with a session of the plugin. */
function openFile(options?: { mayWrite?: boolean }) {
  const file = createStandIn(options);
  const { answer } = createSession(createPenpotHost(file.calls));
  const make = async (what: typeof wanted) => {
    await answer({ type: 'plan', wanted: what });
    return answer({ type: 'apply' });
  };
  return { ...file, local: file.calls.library.local, answer, make };
}

describe("Penpot's host, with a stand-in of the file", () => {
  test('a theme is listed, made, made no second time, and taken back', async () => {
    const { answer, content, openUndoBlocks } = openFile();
    const empty = content();
    expect(await answer({ type: 'plan', wanted })).toMatchObject({
      type: 'planned',
      changes: expect.arrayContaining([
        'Create collection “Acme” (light, dark, high-contrast)',
        'Create variable role/brand-solid',
      ]),
      remarks: [],
    });
    expect(content()).toBe(empty);
    const count = wanted.things.length;
    expect(await answer({ type: 'apply' })).toEqual({ type: 'applied', count });
    expect(await answer({ type: 'plan', wanted })).toMatchObject({ changes: [], remarks: [] });
    expect(await answer({ type: 'undo' })).toEqual({ type: 'undone', count });
    expect(content()).toBe(empty);
    expect(openUndoBlocks()).toBe(0);
  });

  test('each theme of Penpot resolves every role to the color that it has in that mode', async () => {
    const { local, make, resolve } = openFile();
    await make(wanted);
    const { themes } = local.tokens;
    expect(themes.map(({ active }) => active)).toEqual([true, false, false]);
    for (const [i, mode] of THEME_MODES.entries()) {
      themes[i]!.active = true;
      for (const { name, colors } of roleEntries(theme)) {
        expect(resolve(`acme.role.${name}`), `${name} in ${mode}`).toBe(colors[mode].hex);
      }
    }
  });

  test('a palette becomes library colors in a folder, with alpha', async () => {
    const { local, make, answer } = openFile();
    await make(palette);
    const made = local.colors.map(({ path, name, color, opacity }) => [path, name, color, opacity]);
    expect(made).toEqual([
      ['Acme', 'Blue', '#0A66C2', 1],
      ['Acme', '2', '#F59E0B', 128 / 255],
    ]);
    expect(await answer({ type: 'plan', wanted: palette })).toMatchObject({ changes: [] });
  });

  test('what a person renamed, changed and deleted is shown and put back', async () => {
    const { local, make, answer, content } = openFile();
    await make(wanted);
    const [scales, light] = local.tokens.sets;
    const tokenOf = (set: typeof scales, name: string) =>
      set!.tokens.find((token) => token.name === name)!;
    tokenOf(scales, 'acme.brand.50').name = 'own';
    tokenOf(scales, 'acme.brand.100').value = '#123456';
    tokenOf(light, 'acme.role.text').remove();
    light!.name = 'Acme/day';
    const changed = content();
    const planned = await answer({ type: 'plan', wanted });
    expect(planned).toMatchObject({
      changes: [
        'Rename variable “own” to “brand/50”',
        'Rename collection “Acme/day” to “Acme”',
        expect.stringMatching(/^Change brand\/100 in all from #123456 to #[\dA-F]{6}$/),
        expect.stringMatching(/^Change role\/text in light from nothing to /),
      ],
    });
    await answer({ type: 'apply' });
    expect(await answer({ type: 'plan', wanted })).toMatchObject({ changes: [] });
    await answer({ type: 'undo' });
    expect(JSON.parse(content())).toEqual(JSON.parse(changed));
  });

  test("a person's sets, tokens and colors stay, also after undo", async () => {
    const { local, make, answer, content } = openFile();
    local.createColor().name = 'Acme/Blue';
    const own = local.tokens.addSet({ name: 'Own' });
    own.addToken({ type: 'color', name: 'acme.role.text', value: '#FFFFFF' });
    const before = content();
    await make(wanted);
    await answer({ type: 'undo' });
    expect(content()).toBe(before);

    await make(wanted);
    local.tokens.sets[2]!.addToken({ type: 'color', name: 'mine', value: '#FFFFFF' });
    await answer({ type: 'undo' });
    expect(local.tokens.sets.map(({ name }) => name)).toEqual(expect.arrayContaining(['Own']));
    expect(content()).toContain('["mine","#FFFFFF"]');
  });

  test('a color that became a gradient is refused in words, and nothing happens', async () => {
    const { local, make, content } = openFile();
    await make(palette);
    local.colors[0]!.gradient = {
      type: 'linear',
      startX: 0,
      startY: 0,
      endX: 1,
      endY: 1,
      width: 1,
      stops: [],
    };
    const before = content();
    expect(await make(palette)).toEqual({
      type: 'failed',
      reason: 'other',
      message:
        'This failed, and the file was not changed: the color Blue is no longer a plain color, and Penpot does not let plugins change that',
    });
    expect(content()).toBe(before);
  });

  test('without a right there is a sentence', async () => {
    const { make, content } = openFile({ mayWrite: false });
    const before = content();
    expect(await make(wanted)).toMatchObject({
      type: 'failed',
      reason: 'right',
      message: expect.stringMatching(/^Penpot did not let the plugin change this file/),
    });
    expect(content()).toBe(before);
  });

  test('whatever the names, a second run changes nothing and undo restores', async () => {
    const color = fc.record({
      hex: fc.constantFrom<Hex>('#0A66C2', '#12345678'),
      name: fc.string({ unit: 'grapheme' }),
    });
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    const colors = fc.array(color, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(name, colors, async (called, given) => {
        for (const what of [wantTheme(called, theme, 'together'), wantPalette(called, given)]) {
          const { make, answer, content } = openFile();
          const before = content();
          expect(await make(what)).toMatchObject({ type: 'applied' });
          expect(await answer({ type: 'plan', wanted: what })).toMatchObject({ changes: [] });
          await answer({ type: 'undo' });
          expect(content()).toBe(before);
        }
      }),
    );
  });
});
