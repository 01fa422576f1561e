import { createTheme } from '@swatchwork/theme';
import { describe, expect, test } from 'vitest';
import { createSession, type Seen } from '../plugins/core/src/index.ts';
import { wantPalette, wantTheme } from '../plugins/core/src/wanted/index.ts';
import { createPenpotHost } from '../plugins/penpot/src/penpot-host.ts';
import { createStandIn } from '../plugins/penpot/testing/penpot-stand-in.ts';

const white = { fillColor: '#FFFFFF', fillOpacity: 1 };
const blue = { fillColor: '#0a66c2', fillOpacity: 1 };
const gray = { fillColor: '#999999' };

/** A file with a card on its page, which is selected, and a library color. */
async function openCard(options?: { mayWrite?: boolean; mayLook?: boolean }) {
  const file = createStandIn(options);
  const { answer } = createSession(createPenpotHost(file.calls));
  file.draw({
    type: 'board',
    name: 'Card',
    fills: [white],
    box: [0, 0, 400, 400],
    children: [
      { type: 'text', name: 'Quiet', fills: [gray], fontSize: '16', box: [5, 5, 50, 20] },
      {
        name: 'Button',
        fills: [blue, { fillColor: '#FF0000' }],
        strokes: [{ strokeWidth: 2, strokeColor: '#0A66C2', strokeOpacity: 1 }],
      },
    ],
  });
  const see = async (): Promise<Seen> => {
    const answered = await answer({ type: 'see' });
    if (answered.type !== 'seen') throw new Error(JSON.stringify(answered));
    return answered.seen;
  };
  return { ...file, answer, see };
}

describe('a selection in Penpot, with a stand-in of the page', () => {
  test('has its colors, the contrast of its texts, and what they can follow', async () => {
    const { answer, see } = await openCard();
    await answer({ type: 'plan', wanted: wantPalette('Acme', [{ hex: '#0A66C2', name: 'Blue' }]) });
    await answer({ type: 'apply' });
    expect(await see()).toMatchObject({
      layers: 3,
      colors: [
        { hex: '#0A66C2', count: 2 },
        { hex: '#FFFFFF', count: 1 },
        { hex: '#999999', count: 1 },
        { hex: '#FF0000', count: 1 },
      ],
      texts: [{ name: 'Quiet', text: '#999999', ground: '#FFFFFF', needed: 4.5, fix: '#767676' }],
      references: [
        { name: 'Acme/Blue', hex: '#0A66C2' },
        { name: 'Brand: Sea', hex: '#0B63C0', isShared: true },
      ],
    });
  });

  test('of several colors in one text names the part that is read worst', async () => {
    const { draw, see } = await openCard();
    const words = [...'All on sale'].map(
      (sign, i) => [sign, i < 7 ? '#000000' : '#999999'] as const,
    );
    const many = Array.from(
      { length: 300 },
      (_, i) => ['x', i % 2 ? '#000000' : '#999999'] as const,
    );
    const text = { type: 'text', fills: 'mixed', fontSize: '16' } as const;
    draw({
      type: 'board',
      fills: [white],
      children: [
        { ...text, name: 'Mixed', signs: words, box: [5, 5, 50, 20] },
        { ...text, name: 'Confetti', signs: many, box: [5, 45, 50, 20] },
      ],
    });
    expect((await see()).texts).toMatchObject([
      { name: 'Mixed', part: 'sale', text: '#999999', ground: '#FFFFFF', fix: '#767676' },
      { name: 'Confetti', unclear: 'it has no single color' },
    ]);
  });

  test('gets the nearest fix as one step, which undo takes back', async () => {
    const { answer, see, content, openUndoBlocks } = await openCard();
    const before = content();
    expect(await answer({ type: 'plan-contrast' })).toMatchObject({
      changes: ['Change the fill of “Quiet” from #999999 to #767676'],
    });
    expect(content()).toBe(before);
    expect(await answer({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
    expect((await see()).texts).toMatchObject([{ text: '#767676', ratio: expect.closeTo(4.54) }]);
    await answer({ type: 'undo' });
    expect((await see()).texts).toMatchObject([{ text: '#999999' }]);
    expect(openUndoBlocks()).toBe(0);
  });

  test.each([
    ['a library color', wantPalette('Acme', [{ hex: '#0A66C2', name: 'Blue' }]), 'Acme/Blue'],
    [
      'a token',
      wantTheme('Acme', createTheme({ brands: ['#0A66C2'] }), 'together'),
      'acme.role.brand-solid',
    ],
    ['a color of a shared library', wantPalette('Acme', [{ hex: '#FF0000' }]), 'Brand: Sea'],
  ])('gets %s in the place of a color, and the color back', async (_, wanted, name) => {
    const { answer, see, calls, content } = await openCard();
    await answer({ type: 'plan', wanted });
    await answer({ type: 'apply' });
    const before = content();
    const { id: to, hex } = (await see()).references.find((one) => one.name === name)!;
    const request = { type: 'plan-replacement', from: '#0A66C2', to, where: 'selection' } as const;
    expect(await answer(request)).toMatchObject({
      changes: [
        `Change the fill of “Button” from #0A66C2 to ${name} (${hex})`,
        `Change the stroke of “Button” from #0A66C2 to ${name} (${hex})`,
      ],
    });
    expect(content()).toBe(before);
    expect(await answer({ type: 'apply' })).toEqual({ type: 'applied', count: 2 });
    expect(content()).not.toBe(before);
    expect(await answer(request)).toMatchObject({
      changes: [],
    });
    const [card] = calls.selection;
    expect(card!.children![1]!.strokes).toMatchObject([{ strokeWidth: 2 }]);
    await answer({ type: 'undo' });
    expect(content()).toBe(before);
  });

  test('keeps a color under others, to which Penpot gives no token, and says so', async () => {
    const { answer, see, content } = await openCard();
    await answer({
      type: 'plan',
      wanted: wantTheme('Acme', createTheme({ brands: ['#FF0000'] }), 'together'),
    });
    await answer({ type: 'apply' });
    const before = content();
    const to = (await see()).references.find(({ name }) => name === 'acme.role.brand-solid')!.id;
    await answer({ type: 'plan-replacement', from: '#FF0000', to, where: 'page' });
    expect(await answer({ type: 'apply' })).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('“Button” has several paints'),
    });
    expect(content()).toBe(before);
  });

  test('cannot be seen without the right, and a sentence says so', async () => {
    const { answer } = await openCard({ mayLook: false });
    expect(await answer({ type: 'see' })).toMatchObject({
      type: 'failed',
      reason: 'right',
      message: expect.stringMatching(/^Penpot did not let the plugin read the selection/),
    });
  });

  test('cannot be changed without the right, and stays as it is', async () => {
    const { answer, content } = await openCard({ mayWrite: false });
    const before = content();
    await answer({ type: 'plan-contrast' });
    expect(await answer({ type: 'apply' })).toMatchObject({ type: 'failed', reason: 'right' });
    expect(content()).toBe(before);
  });
});
