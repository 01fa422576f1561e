import { contrastRatio, type Hex, parseHex } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FileInMemory } from '../../testing/file-in-memory.ts';
import { color, type LayerNode, layer } from '../../testing/layers-in-memory.ts';
import { createSession } from '../session.ts';
import type { TextRun } from './layer.ts';
import { LAYER_LIMIT } from './visible-layers.ts';

/** A file with these layers on its page, all selected. */
function open(...layers: LayerNode[]) {
  const file = new FileInMemory([], layers);
  const { answer } = createSession(file);
  const see = async () => {
    const answered = await answer({ type: 'see' });
    if (answered.type !== 'seen') throw new Error(answered.type);
    return answered.seen;
  };
  const fills = () => file.nodes.map((node) => node.layer.paints.fill[0]);
  return { file, answer, see, fills };
}

const text = (given: Parameters<typeof layer>[0]) =>
  layer({
    name: 'Title',
    box: { x: 10, y: 10, width: 50, height: 20 },
    text: { size: 16, isBold: false },
    ...given,
  });

describe('the colors of a selection', () => {
  test('are those of visible fills and strokes, the most used first', async () => {
    const group = layer(
      {},
      layer({ fill: color('#F59E0B') }),
      layer({
        fill: color('#0A66C2'),
        paints: { fill: [color('#0A66C2')], stroke: [color('#0A66C2')] },
      }),
      layer({ fill: color('#FF0000'), isVisible: false }, layer({ fill: color('#FF0000') })),
    );
    const { file, see } = open(group);
    file.selected = [group, group.children[0]!];
    expect(await see()).toMatchObject({
      layers: 3,
      colors: [
        { hex: '#0A66C2', count: 2 },
        { hex: '#F59E0B', count: 1 },
      ],
    });
  });

  test('of more layers than are looked at are those of the first', async () => {
    const many = Array.from({ length: LAYER_LIMIT + 1 }, () => layer({ fill: color('#0A66C2') }));
    const { file, see, answer } = open(...many);
    file.references = [{ id: 'blue', name: 'Blue', hex: '#0A66C2' }];
    expect((await see()).colors).toEqual([{ hex: '#0A66C2', count: LAYER_LIMIT }]);
    expect(
      await answer({ type: 'plan-replacement', from: '#FFFFFF', to: 'blue', where: 'page' }),
    ).toMatchObject({
      remarks: ['Only the first 10,000 layers are read. Select fewer layers to read the others.'],
    });
  });
});

describe('the contrast of a text', () => {
  const ground = layer({ name: 'Card', fill: color('#FFFFFF') });

  test('is that with the nearest opaque colors under it, and is fixed as one step', async () => {
    const veil = layer({ name: 'Veil', fill: color('#00000080') });
    const title = text({ fill: color('#777777') });
    const over = layer({ fill: color('#123456') });
    const { file, see, answer, fills } = open(ground, veil, title, over);
    const [seen] = (await see()).texts;
    // Half black over white
    expect(seen).toMatchObject({ name: 'Title', text: '#777777', ground: '#7F7F7F', needed: 4.5 });
    const before = fills();
    expect(await answer({ type: 'plan-contrast' })).toMatchObject({
      changes: [expect.stringMatching(/^Change the fill of “Title” from #777777 to #[\dA-F]{6}$/)],
    });
    expect(fills()).toEqual(before);
    expect(await answer({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
    const fixed = (await see()).texts[0]!;
    if (!('ratio' in fixed)) throw new Error('unclear');
    expect(fixed.ratio).toBeGreaterThanOrEqual(4.5);
    expect(fixed.ratio).toBeCloseTo(
      contrastRatio(parseHex(fixed.text)!, parseHex(fixed.ground)!),
      1,
    );
    expect(await answer({ type: 'plan-contrast' })).toMatchObject({ changes: [] });
    expect(await answer({ type: 'undo' })).toEqual({ type: 'undone', count: 1 });
    expect(fills()).toEqual(before);
    expect(file.content).toEqual([]);
  });

  test.each([
    [
      'an edge',
      layer({ name: 'Half', fill: color('#000000'), box: { x: 0, y: 0, width: 30, height: 99 } }),
      '“Half” lies under a part of it',
    ],
    [
      'a round layer',
      layer({ name: 'Disc', fill: color('#000000'), isBox: false }),
      '“Disc” lies under a part of it',
    ],
    [
      'a picture',
      layer({ name: 'Photo', fill: { type: 'picture', picture: 'p' } }),
      'a gradient or an image of “Photo” is underneath',
    ],
    [
      'a translucent group',
      layer({ name: 'Group', opacity: 0.5 }, layer({ fill: color('#000000') })),
      '“Group” under it is translucent or blended',
    ],
  ])('is left open over %s', async (_, under, unclear) => {
    const { see, answer } = open(ground, under, text({ fill: color('#777777') }));
    expect((await see()).texts).toMatchObject([{ name: 'Title', unclear }]);
    expect(await answer({ type: 'plan-contrast' })).toMatchObject({ changes: [] });
  });

  test('is left open without anything under it, or within what is translucent', async () => {
    expect((await open(text({ fill: color('#777777') })).see()).texts).toMatchObject([
      { unclear: 'no opaque color is underneath' },
    ]);
    const group = layer({ name: 'Group', opacity: 0.5 }, ground, text({ fill: color('#777777') }));
    expect((await open(group).see()).texts).toMatchObject([
      { unclear: '“Group”, which it is in, is translucent' },
    ]);
  });

  test('of a text of several colors is that of the part that is read worst', async () => {
    const run = (hex: Hex, words: string, size = 16) => ({
      words,
      size,
      isBold: false,
      fill: [color(hex)],
    });
    let y = 0;
    const mixed = (...runs: TextRun[]) => {
      y += 20;
      const box = { x: 10, y, width: 50, height: 10 };
      return text({ fill: { type: 'other' }, text: { isBold: false, runs }, box });
    };
    const gradient = { ...run('#000000', 'Sale'), fill: [{ type: 'other' } as const] };
    const { see, answer } = open(
      ground,
      mixed(
        run('#000000', 'All '),
        run('#FFFFFF', ' \n'),
        run('#888888', 'Sale '),
        run('#777777', '!', 24),
      ),
      mixed(run('#000000', 'All'), run('#595959', 'Sale')),
      mixed(gradient, run('#999999', 'today')),
      mixed(gradient, run('#000000', 'today')),
    );
    const obstacle = 'the text has several colors: change this one there';
    expect((await see()).texts).toMatchObject([
      { part: 'Sale', text: '#888888', needed: 4.5, fix: '#767676', obstacle },
      { part: 'Sale', text: '#595959', ratio: expect.closeTo(7, 1) },
      { part: 'today', text: '#999999', obstacle },
      { unclear: 'it has no single color' },
    ]);
    expect(await answer({ type: 'plan-contrast' })).toMatchObject({ changes: [] });
  });

  test('of large text may be lower, and that of a token is not changed here', async () => {
    const large = text({ fill: color('#888888'), text: { size: 24, isBold: false } });
    const bound = text({ fill: color('#AAAAAA', 'token') });
    const { see, answer } = open(ground, large, bound);
    expect((await see()).texts).toMatchObject([
      { needed: 3, ratio: expect.closeTo(3.54, 1) },
      { obstacle: 'its color is that of a token or a style: change it there' },
    ]);
    expect(await answer({ type: 'plan-contrast' })).toMatchObject({ changes: [] });
  });
});

describe('a color in the place of another', () => {
  const blue = { id: 'blue', name: 'Brand/Blue', hex: '#0A66C2' } as const;

  test('is listed, made where it is plain, and taken back', async () => {
    const plain = layer({ name: 'Card', fill: color('#0A66C2') });
    const bound = layer({ fill: color('#0A66C2', 'other') });
    const elsewhere = layer({ name: 'Elsewhere', fill: color('#0A66C2') });
    const { file, answer, fills } = open(plain, bound, elsewhere);
    file.selected = [plain, bound];
    file.references = [blue];
    const before = fills();
    const request = { type: 'plan-replacement', from: '#0A66C2', to: 'blue' } as const;
    expect(await answer({ ...request, where: 'selection' })).toMatchObject({
      changes: ['Change the fill of “Card” from #0A66C2 to Brand/Blue (#0A66C2)'],
      remarks: ['1 paint of this color follows a variable or a style already, and stays.'],
    });
    expect(fills()).toEqual(before);
    await answer({ type: 'apply' });
    expect(plain.layer.paints.fill).toEqual([color('#0A66C2', 'blue')]);
    expect(await answer({ ...request, where: 'page' })).toMatchObject({
      changes: [expect.stringContaining('“Elsewhere”')],
    });
    await answer({ ...request, where: 'selection' });
    await answer({ type: 'undo' });
    expect(fills()).toEqual(before);
  });

  test('that is no longer in the file is refused in words', async () => {
    const { answer } = open(layer({ fill: color('#0A66C2') }));
    expect(
      await answer({ type: 'plan-replacement', from: '#0A66C2', to: 'gone', where: 'page' }),
    ).toMatchObject({ type: 'failed', message: expect.stringContaining('no longer in this file') });
  });

  test('leaves alone what a person repainted, also in undo', async () => {
    const card = layer({ fill: color('#0A66C2') });
    const { file, answer } = open(card);
    file.references = [blue];
    await answer({ type: 'plan-replacement', from: '#0A66C2', to: 'blue', where: 'page' });
    await answer({ type: 'apply' });
    card.layer = { ...card.layer, paints: { fill: [color('#FF0000')], stroke: [] } };
    await answer({ type: 'undo' });
    expect(card.layer.paints.fill).toEqual([color('#FF0000')]);
  });

  test('whatever the layers: a second run changes nothing, and undo restores', async () => {
    const paint = fc
      .tuple(
        fc.constantFrom('#0A66C2' as const, '#F59E0B' as const),
        fc.constantFrom(undefined, 'blue', 'own'),
      )
      .map(([hex, follows]) => color(hex, follows));
    const leaf = fc.record({
      fill: fc.array(fc.option(paint, { nil: undefined }), { maxLength: 3 }),
      stroke: fc.array(paint, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(leaf, { maxLength: 8 }), async (given) => {
        const { file, answer } = open(...given.map((paints) => layer({ paints })));
        file.references = [blue];
        const content = () => JSON.stringify(file.nodes.map((node) => node.layer.paints));
        const before = content();
        const request = {
          type: 'plan-replacement',
          from: '#0A66C2',
          to: 'blue',
          where: 'page',
        } as const;
        await answer(request);
        await answer({ type: 'apply' });
        expect(await answer(request)).toMatchObject({ changes: [] });
        await answer({ type: 'undo' });
        expect(content()).toBe(before);
      }),
    );
  });
});
