import { createTheme } from '@swatchwork/theme';
import { getQuickJS, type QuickJSContext } from 'quickjs-emscripten';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Seen } from '../plugins/core/src/index.ts';
import { wantPalette, wantTheme } from '../plugins/core/src/wanted/index.ts';
import { bundle } from './lib/bundle.ts';
import { buildFigmaMain } from './lib/pack-plugins.ts';

// The bundle as Figma gets it runs in QuickJS, as in Figma; the file behind it is a stand-in.
let main: string;
let prepare: string;

beforeAll(async () => {
  [main, prepare] = await Promise.all([
    buildFigmaMain(),
    bundle({
      entryPoints: ['plugins/figma/testing/in-quickjs.ts'],
      format: 'iife',
      globalName: 'testing',
    }),
  ]);
});

/** Opens a file of Figma's stand-in with the plugin in it. */
async function openFile(options: { modes?: number; profile?: string } = {}) {
  const context: QuickJSContext = (await getQuickJS()).newContext();
  const evaluate = (code: string): unknown => {
    const handle = context.unwrapResult(context.evalCode(code));
    context.runtime.executePendingJobs();
    const value: unknown = context.dump(handle);
    handle.dispose();
    return value;
  };
  const all = { modes: 4, profile: 'SRGB', ...options };
  evaluate(`${prepare};testing.prepare(${JSON.stringify(all)});`);
  evaluate(main);
  const ask = (request: unknown): unknown => {
    evaluate(`sent.length = 0; figma.ui.onmessage(${JSON.stringify(request)}); 0`);
    return JSON.parse(String(evaluate('JSON.stringify(sent[0] ?? null)')));
  };
  const content = () => {
    evaluate('describeFile().then((text) => { globalThis.content = text; }); 0');
    return String(evaluate('content'));
  };
  return { ask, content, evaluate, close: () => context.dispose() };
}

const theme = createTheme({ brands: ['#0A66C2', '#F59E0B'] });
const wanted = wantTheme('Acme', theme, 'together');

describe("Figma's plugin in QuickJS, with a stand-in of the file", () => {
  test('a theme is listed, made, made no second time, and taken back', async () => {
    const { ask, content, close } = await openFile();
    const empty = content();
    expect(ask({ type: 'plan', wanted })).toMatchObject({
      type: 'planned',
      changes: expect.arrayContaining([
        'Create collection “Acme” (light, dark, high-contrast)',
        'Create variable role/brand-solid',
      ]),
      remarks: [],
    });
    expect(content()).toBe(empty);
    expect(ask({ type: 'apply' })).toEqual({ type: 'applied', count: wanted.things.length });
    expect(content()).not.toBe(empty);
    expect(ask({ type: 'plan', wanted })).toMatchObject({ changes: [] });
    expect(ask({ type: 'undo' })).toEqual({ type: 'undone', count: wanted.things.length });
    expect(content()).toBe(empty);
    close();
  });

  test("a person's collections and styles stay as they are", async () => {
    const { ask, content, evaluate, close } = await openFile();
    evaluate(`
      const own = figma.variables.createVariableCollection('Own');
      own.setSharedPluginData('other', 'key', 'x');
      figma.variables.createVariable('role/text', own, 'COLOR');
      figma.createPaintStyle().name = 'Acme/1'; 0`);
    const before = content();
    ask({ type: 'plan', wanted });
    expect(ask({ type: 'apply' })).toMatchObject({ type: 'applied' });
    expect(content()).toContain('Own');
    ask({ type: 'undo' });
    expect(content()).toBe(before);
    close();
  });

  test('what a person changed is shown, put back, and restored by undo', async () => {
    const { ask, content, evaluate, close } = await openFile();
    const palette = wantPalette('Acme', [{ hex: '#0A66C2' }, { hex: '#F59E0B' }]);
    ask({ type: 'plan', wanted: palette });
    ask({ type: 'apply' });
    evaluate(`figma.getLocalPaintStylesAsync().then(([one]) => {
      one.paints = [{ type: 'GRADIENT_LINEAR', gradientStops: [] }];
    }); 0`);
    const changed = content();
    expect(ask({ type: 'plan', wanted: palette })).toMatchObject({
      changes: ['Change Acme/1 from a value of its own to #0A66C2'],
    });
    ask({ type: 'apply' });
    expect(content()).not.toBe(changed);
    ask({ type: 'undo' });
    expect(content()).toBe(changed);
    close();
  });

  test('a plan that allows one mode gets a sentence, and a collection for each mode', async () => {
    const { ask, content, close } = await openFile({ modes: 1 });
    const empty = content();
    ask({ type: 'plan', wanted });
    expect(ask({ type: 'apply' })).toEqual({
      type: 'failed',
      reason: 'modes',
      message:
        'This Figma plan allows 1 mode in a collection, so nothing was changed. Choose a collection for each mode instead.',
    });
    expect(content()).toBe(empty);
    const apart = wantTheme('Acme', theme, 'apart');
    ask({ type: 'plan', wanted: apart });
    expect(ask({ type: 'apply' })).toEqual({ type: 'applied', count: apart.things.length });
    close();
  });

  test('a document in Display P3 gets converted colors, and a sentence', async () => {
    const { ask, content, close } = await openFile({ profile: 'DISPLAY_P3' });
    const red = wantPalette('Acme', [{ hex: '#FF0000', name: 'Red' }]);
    expect(ask({ type: 'plan', wanted: red })).toMatchObject({
      remarks: [
        'This document is in Display P3. The colors are converted, so that they look as they do on the site.',
      ],
    });
    ask({ type: 'apply' });
    // sRGB's red in Display P3, by CSS Color 4
    expect(content()).toMatch(/"r":0\.917\d+,"g":0\.200\d+,"b":0\.138\d+/);
    expect(ask({ type: 'plan', wanted: red })).toMatchObject({ changes: [] });
    close();
  });

  test('colors of shared libraries that layers follow take the place of others', async () => {
    const { ask, content, evaluate, close } = await openFile();
    evaluate(`
      const solid = (r, g, b, id) => ({ type: 'SOLID', color: { r, g, b },
        ...(id && { boundVariables: { color: { type: 'VARIABLE_ALIAS', id } } }) });
      draw({ name: 'Sea', fills: [solid(0, 0, 1, 'shared:1')] },
        { name: 'Gone', fills: [solid(0, 1, 0, 'gone')] },
        { name: 'Sand', fills: [solid(1, 0, 0)], fillStyleId: 'shared-style' },
        { name: 'Plain', fills: [solid(0, 0, 0)] }); 0`);
    const before = content();
    expect(ask({ type: 'see' })).toMatchObject({
      seen: {
        references: [
          { id: 'variable:shared:1', name: 'Brand: sea', hex: '#0000FF', isShared: true },
          { id: 'style:shared-style', name: 'Brand/Sand', hex: '#FF0000', isShared: true },
        ],
      },
    });
    for (const [to, name] of [
      ['variable:shared:1', 'Brand: sea (#0000FF)'],
      ['style:shared-style', 'Brand/Sand (#FF0000)'],
    ]) {
      expect(ask({ type: 'plan-replacement', from: '#000000', to, where: 'page' })).toMatchObject({
        changes: [`Change the fill of “Plain” from #000000 to ${name}`],
      });
      expect(ask({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
      expect(content()).not.toBe(before);
      ask({ type: 'undo' });
      expect(content()).toBe(before);
    }
    close();
  });

  // The shapes are those of Figma's documents; nothing of this has run in Figma itself.
  test('a variable that is another one with an opacity is a color of its own', async () => {
    const { ask, evaluate, close } = await openFile();
    evaluate(`
      const bound = (id, opacity) => [{ type: 'SOLID', color: { r: 0, g: 0, b: 1 }, opacity,
        boundVariables: { color: { type: 'VARIABLE_ALIAS', id } } }];
      draw({ name: 'Veil', fills: bound('shared:3', 0.4) }, { name: 'Mist', fills: bound('shared:4', 0.2) },
        { name: 'Wrong', fills: bound('shared:6', 1) }, { name: 'Number', fills: bound('shared:5', 1) }); 0`);
    const { seen } = ask({ type: 'see' }) as { seen: { references: object[]; colors: object[] } };
    expect(seen.references).toEqual([
      { id: 'variable:shared:3', name: 'Brand: veil', hex: '#0000FF66', isShared: true },
      { id: 'variable:shared:4', name: 'Brand: mist', hex: '#0000FF33', isShared: true },
    ]);
    expect(seen.colors).toEqual(
      expect.arrayContaining([
        { hex: '#0000FF66', count: 1 },
        { hex: '#0000FF33', count: 1 },
      ]),
    );
    close();
  });

  test('a selection is seen, its contrast fixed, a color replaced, each taken back', async () => {
    const { ask, content, evaluate, close } = await openFile();
    const palette = wantPalette('Acme', [{ hex: '#0A66C2', name: 'Blue' }]);
    ask({ type: 'plan', wanted: palette });
    ask({ type: 'apply' });
    evaluate(`
      const solid = (r, g, b, opacity) => ({ type: 'SOLID', color: { r, g, b }, opacity });
      const own = figma.variables.createVariableCollection('Own');
      const ink = figma.variables.createVariable('ink', own, 'COLOR');
      ink.setValueForMode(own.modes[0].modeId, { r: 0, g: 0, b: 0, a: 1 });
      draw({
        type: 'FRAME', name: 'Card', fills: [solid(1, 1, 1, 1)], children: [
          { type: 'TEXT', name: 'Quiet', fills: [solid(0.6, 0.6, 0.6, 1)], fontSize: 16, box: [5, 5, 50, 20] },
          { type: 'TEXT', name: 'Mixed', box: [5, 45, 50, 20], segments: [
            { characters: 'All ', fills: [solid(0, 0, 0, 1)], fontSize: 16, fontWeight: 400 },
            { characters: 'sale', fills: [solid(0.6, 0.6, 0.6, 1)], fontSize: 16, fontWeight: 400 },
          ] },
          { name: 'Half', fills: [solid(10 / 255, 102 / 255, 194 / 255, 0.5)] },
          { name: 'Whole', fills: [solid(10 / 255, 102 / 255, 194 / 255, 1)] },
          { name: 'Photo', fills: [{ type: 'IMAGE', imageHash: 'picture', scaleMode: 'FILL' }] },
        ] }); 0`);
    const before = content();
    const seen = ask({ type: 'see' });
    expect(seen).toMatchObject({
      seen: {
        layers: 6,
        colors: [
          { hex: '#FFFFFF', count: 1 },
          { hex: '#999999', count: 1 },
          { hex: '#0A66C280', count: 1 },
          { hex: '#0A66C2', count: 1 },
        ],
        texts: [
          { name: 'Quiet', text: '#999999', ground: '#FFFFFF', fix: '#767676' },
          { name: 'Mixed', part: 'sale', text: '#999999', ground: '#FFFFFF', fix: '#767676' },
        ],
        pictures: [{ name: 'Photo', picture: 'picture' }],
        references: [
          { name: 'Own: ink', hex: '#000000' },
          { name: 'Acme/Blue', hex: '#0A66C2' },
        ],
      },
    });
    expect(content()).toBe(before);

    expect(ask({ type: 'plan-contrast' })).toMatchObject({
      changes: ['Change the fill of “Quiet” from #999999 to #767676'],
    });
    expect(ask({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
    expect(ask({ type: 'see' })).toMatchObject({
      seen: { texts: [{ ratio: expect.closeTo(4.54) }, { ratio: expect.closeTo(2.85) }] },
    });
    ask({ type: 'undo' });
    expect(content()).toBe(before);

    const { references } = (seen as { seen: Seen }).seen;
    for (const [i, name] of ['Own: ink (#000000)', 'Acme/Blue (#0A66C2)'].entries()) {
      for (const from of ['#0A66C2', '#0A66C280'] as const) {
        const to = references[i]!.id;
        const request = { type: 'plan-replacement', from, to, where: 'page' };
        const layer = from === '#0A66C2' ? 'Whole' : 'Half';
        expect(ask(request)).toMatchObject({
          changes: [`Change the fill of “${layer}” from ${from} to ${name}`],
        });
        expect(ask({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
        expect(content()).not.toBe(before);
        expect(ask(request)).toMatchObject({ changes: [] });
        ask({ type: 'undo' });
        expect(content()).toBe(before);
      }
    }
    expect(ask({ type: 'picture', picture: 'gone' })).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('the picture is gone'),
    });
    close();
  });

  test('1,000 colors are made, and seen as they are the second time', async () => {
    const { ask, close } = await openFile();
    const colors = Array.from({ length: 1000 }, (_, i) => {
      return { hex: `#${(i * 16_777).toString(16).toUpperCase().padStart(6, '0')}` as const };
    });
    const many = wantPalette('Many', colors);
    ask({ type: 'plan', wanted: many });
    expect(ask({ type: 'apply' })).toEqual({ type: 'applied', count: 1000 });
    expect(ask({ type: 'plan', wanted: many })).toMatchObject({ changes: [] });
    close();
  });
});
