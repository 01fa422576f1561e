import { contrastRatio, formatHex, parseColor, parseHex } from '@swatchwork/color';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type ContextPair, type RepairInput, repairContexts, type Shown } from './index.ts';
import { CHANGE, costOf, isAllowed, type Part } from './parts.ts';

const paint = (text: string) => {
  const { color, alpha } = parseColor(text)!;
  return { color, alpha };
};

/** Tokens that each show a source of their own name, the same in every context. */
function input(
  colors: Record<string, string>,
  pairs: readonly ContextPair[],
  {
    held = [],
    contexts = ['only'],
    ...more
  }: { held?: string[]; contexts?: string[] } & Partial<RepairInput> = {},
): RepairInput {
  const names = Object.keys(colors);
  const everywhere = (what: Shown) => new Map(contexts.map((context) => [context, what]));
  return {
    ...more,
    contexts,
    sources: new Map(
      names.filter((name) => !held.includes(name)).map((name) => [name, paint(colors[name]!)]),
    ),
    shown: new Map(
      names.map((name) => [name, everywhere(held.includes(name) ? paint(colors[name]!) : name)]),
    ),
    pairs,
  };
}

const on = (foreground: string, background: string, minimum = 4.5): ContextPair => ({
  foreground,
  background,
  minimum,
});

const repaired = <Colors extends Record<string, string>>(
  colors: Colors,
  found: ReturnType<typeof repairContexts>,
): Colors => ({
  ...colors,
  ...Object.fromEntries(found.changes.map(({ source, to }) => [source, to])),
});

const ratio = (one: string, two: string) => contrastRatio(parseHex(one)!, parseHex(two)!);

describe('repairContexts', () => {
  test('changes the one solid that all failing pairs share', () => {
    const colors = { button: '#D9486E', a: '#FFFFFF', b: '#F5F5F5', c: '#EEEEFF' };
    const found = repairContexts(
      input(
        colors,
        ['a', 'b', 'c'].map((text) => on(text, 'button')),
      ),
    );
    expect(found).toMatchObject({ unmet: [], fewest: true });
    expect(found.changes.map(({ source }) => source)).toEqual(['button']);
    const after = repaired(colors, found);
    for (const text of ['a', 'b', 'c'] as const) {
      expect(ratio(after[text], after.button)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('leaves the white knob of a switch white, as it is drawn on other colors as well', () => {
    const colors = { knob: '#FFFFFF', track: '#BFC7D9' };
    const found = repairContexts(input(colors, [on('knob', 'track', 3)]));
    expect(found.changes).toEqual([]);
    expect(found.unmet).toMatchObject([{ ratio: ratio(colors.knob, colors.track) }]);
    const text = repairContexts(input(colors, [on('knob', 'track')]));
    expect(text.changes.map(({ source }) => source)).toEqual(['knob']);
  });

  test('moves texts rather than a page, though one change of the page would do', () => {
    const colors = { page: '#FFFFFF', card: '#F7F7F5', a: '#9A9A9A', b: '#6AA9FF', c: '#2F8F4E' };
    const pairs = ['a', 'b', 'c'].flatMap((text) => [on(text, 'page'), on(text, 'card')]);
    const found = repairContexts(input(colors, pairs, { grounds: ['page', 'card'] }));
    expect(found.unmet).toEqual([]);
    expect(found.changes.map(({ source }) => source).sort()).toEqual(['a', 'b', 'c']);
  });

  test('a text that becomes dark on a background does not stop where it just passes', () => {
    const colors = { text: '#FFFFFF', button: '#FFC107' };
    const { changes } = repairContexts(input(colors, [on('text', 'button')]));
    expect(changes.map(({ source }) => source)).toEqual(['text']);
    expect(ratio(changes[0]!.to, colors.button)).toBeGreaterThan(6.5);
  });

  test('a light destructive text stays light on its dark background', () => {
    const { changes } = repairContexts(
      input({ text: '#F87171', back: '#7F1D1D' }, [on('text', 'back')]),
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]!.source).toBe('text');
    expect(changes[0]!.distance).toBeLessThan(0.1);
  });

  test('changes what two failing pairs share, and breaks no pair', () => {
    const colors = { text: '#767676', gray: '#F5F5F5', page: '#FFFFFF' };
    const found = repairContexts(input(colors, [on('text', 'gray'), on('text', 'page')]));
    expect(found.changes.map(({ source }) => source)).toEqual(['text']);
    const after = repaired(colors, found);
    expect(ratio(after.text, after.gray)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(after.text, after.page)).toBeGreaterThanOrEqual(4.5);
  });

  test('takes the smaller change of two texts that would do', () => {
    const colors = { one: '#A05CC8', other: '#2F6FE0' };
    const pairs = [on('one', 'other', 1.5), on('other', 'one', 1.5)];
    const found = repairContexts(input(colors, pairs));
    expect(found.changes).toHaveLength(1);
    const { source, distance } = found.changes[0]!;
    const other = repairContexts(input(colors, pairs, { held: [source] }));
    expect(other.changes).toHaveLength(1);
    expect(other.changes[0]!.distance).toBeGreaterThan(distance);
  });

  test('moves the text rather than the ground, though the ground would move less', () => {
    const colors = { text: '#111111', brand: '#777777' };
    const pairs = [on('text', 'brand')];
    const [change] = repairContexts(input(colors, pairs)).changes;
    const [other] = repairContexts(input(colors, pairs, { held: ['text'] })).changes;
    expect(change!.source).toBe('text');
    expect(other!.distance).toBeLessThan(change!.distance);
  });

  test('asks before a background becomes much lighter or darker, and leaves it light', () => {
    const colors = { text: '#777777', page: '#808080' };
    const pairs = [on('text', 'page', 12)];
    const kept = repairContexts(input(colors, pairs));
    expect(kept).toMatchObject({ changes: [], unmet: [{ pair: 0, needsGround: true }] });
    const found = repairContexts(input(colors, pairs, { groundChoice: 'may-move' }));
    expect(found.unmet).toEqual([]);
    expect(found.changes).toHaveLength(2);
    const after = repaired(colors, found);
    expect(ratio(after.text, after.page)).toBeGreaterThanOrEqual(12);
    expect(ratio(after.page, '#FFFFFF')).toBeLessThan(ratio(colors.page, '#FFFFFF'));
  });

  test('a source that several contexts share passes in all of them at once', () => {
    const both = ['light', 'dark'];
    const found = repairContexts({
      contexts: both,
      sources: new Map([['link', paint('#3B82F6')]]),
      shown: new Map<string, Map<string, Shown>>([
        ['link', new Map(both.map((context) => [context, 'link']))],
        [
          'page',
          new Map([
            ['light', paint('#FFFFFF')],
            ['dark', paint('#000000')],
          ]),
        ],
      ]),
      pairs: [on('link', 'page')],
    });
    const { to } = found.changes[0]!;
    expect(ratio(to, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(to, '#000000')).toBeGreaterThanOrEqual(4.5);
    expect(found).toMatchObject({ unmet: [], fewest: true });
  });

  test('what cannot pass is named, and the rest is mended', () => {
    const colors = { brand: '#FFD60A', white: '#FFFFFF', text: '#999999' };
    const pairs = [on('white', 'brand'), on('text', 'white')];
    const found = repairContexts(input(colors, pairs, { held: ['brand', 'white'] }));
    expect(found.changes.map(({ source }) => source)).toEqual(['text']);
    expect(found.unmet).toMatchObject([
      { pair: 0, context: 'only', ratio: ratio('#FFFFFF', '#FFD60A'), minimum: 4.5 },
    ]);
    const torn = repairContexts(
      input(
        { text: '#777777', white: '#FFFFFF', black: '#000000' },
        [on('text', 'white', 10), on('text', 'black', 10)],
        { held: ['white', 'black'] },
      ),
    );
    expect(torn.changes).toEqual([]); // either of both would fall
    expect(torn.unmet).toHaveLength(2);
    expect(torn.fewest).toBe(false);
  });

  test('a translucent line gets less translucent, a translucent ground is left', () => {
    const line = repairContexts(
      input({ line: 'rgb(255 255 255 / 15%)', page: '#0A0A0A' }, [on('line', 'page', 3)], {
        held: ['page'],
      }),
    );
    expect(line.changes[0]!.to).toMatch(/^#FFFFFF[3-9A-F]/);
    const colors = {
      text: '#999999',
      veil: 'rgb(0 0 255 / 10%)',
      page: '#FFFFFF',
      gray: '#DDDDDD',
    };
    const pair = { ...on('text', 'veil'), over: ['page', 'gray'] };
    const veil = repairContexts(input(colors, [pair], { held: ['page', 'gray'] }));
    expect(veil.changes.map(({ source }) => source)).toEqual(['text']);
    expect(veil.unmet).toEqual([]);
    expect(() => repairContexts(input(colors, [on('text', 'veil')]))).toThrow(/pairs\[0\]\.over/);
  });

  const byte = fc.integer({ min: 0, max: 255 });
  const color = fc
    .tuple(byte, byte, byte)
    .map(([r, g, b]) => formatHex({ r: r / 255, g: g / 255, b: b / 255 }));
  const theme = (colors: fc.Arbitrary<string>, count: number, most: number) =>
    fc.record({
      colors: fc.array(colors, { minLength: 2, maxLength: count }),
      held: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      pairs: fc.uniqueArray(
        fc.tuple(fc.nat(count - 1), fc.nat(count - 1), fc.constantFrom(3, 4.5, 7)),
        { minLength: 1, maxLength: most, selector: ([a, b]) => `${a}/${b}` },
      ),
    });
  type Drawn = { colors: string[]; held: boolean[]; pairs: [number, number, number][] };
  const inputOf = ({ colors, held, pairs }: Drawn) => {
    const names = Object.fromEntries(colors.map((hex, i) => [`c${i}`, hex]));
    const asked = pairs
      .filter(([a, b]) => a !== b && a < colors.length && b < colors.length)
      .map(([a, b, minimum]) => on(`c${a}`, `c${b}`, minimum));
    const fixed = Object.keys(names).filter((_, i) => held[i]);
    return { names, asked, fixed, built: input(names, asked, { held: fixed }) };
  };

  test('after a repair everything passes or is unmet, and no pair that fails is lower than before', () => {
    fc.assert(
      fc.property(theme(color, 12, 30), (drawn) => {
        const { names, asked, fixed, built } = inputOf(drawn);
        const found = repairContexts(built);
        const after: Record<string, string> = repaired(names, found);
        const unmet = new Set(found.unmet.map(({ pair }) => pair));
        for (const [i, { foreground, background, minimum }] of asked.entries()) {
          const [before, now] = [names, after].map((colors) =>
            ratio(colors[foreground]!, colors[background]!),
          );
          expect(now! >= minimum).toBe(!unmet.has(i));
          expect(now).toBeGreaterThanOrEqual(Math.min(before!, minimum));
        }
        for (const { source, from, to } of found.changes) {
          expect(fixed).not.toContain(source);
          expect(from).not.toBe(to);
        }
        const passed = asked.every(
          ({ foreground, background, minimum }) =>
            ratio(names[foreground]!, names[background]!) >= minimum,
        );
        if (passed) expect(found.changes).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const gray = fc.nat(15).map((level) => `#${level.toString(16).toUpperCase().repeat(6)}`);
  const page = fc.constantFrom('#FFFFFF', '#EEEEEE', '#DDDDDD', '#222222', '#111111', '#000000');

  test('no cheaper repair is among all grays, and hardly any is missed', () => {
    const counts = { all: 0, missed: 0, dearer: 0 };
    fc.assert(
      fc.property(
        fc.array(page, { minLength: 1, maxLength: 2 }),
        fc.array(gray, { minLength: 1, maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(1), fc.nat(1), fc.constantFrom(3, 4.5, 7)), { minLength: 1 }),
        fc.boolean(),
        (grounds, texts, drawn, groundsMayMove) => {
          const names = Object.fromEntries([
            ...grounds.map((hex, i) => [`g${i}`, hex] as const),
            ...texts.map((hex, i) => [`t${i}`, hex] as const),
          ]);
          const pairs = drawn
            .filter(([text, ground]) => text < texts.length && ground < grounds.length)
            .map(([text, ground, minimum]) => on(`t${text}`, `g${ground}`, minimum));
          const more = {
            grounds: grounds.map((_, i) => `g${i}`),
            groundChoice: groundsMayMove ? ('may-move' as const) : undefined,
          };
          const found = repairContexts(input(names, pairs, more));
          for (const { source, from, to } of found.changes) {
            expect(isAllowed(kindOf(source), paint(from), paint(to), groundsMayMove)).toBe(true);
          }
          const least = cheapestGrays(names, pairs, groundsMayMove);
          if (least === undefined) return;
          counts.all += 1;
          const cost = found.changes.reduce((sum, { source, from, to }) => {
            return sum + costOf(kindOf(source), paint(from), paint(to));
          }, 0);
          if (found.unmet.length > 0) counts.missed += 1;
          else if (cost > least + CHANGE) counts.dearer += 1;
        },
      ),
      { numRuns: 300, seed: 20_261_128 },
    );
    expect(counts.all).toBeGreaterThan(150);
    expect(counts.missed / counts.all).toBeLessThan(0.02);
    expect(counts.dearer / counts.all).toBeLessThan(0.1);
  });

  test('five hundred pairs in sixteen contexts come to an end', () => {
    const contexts = Array.from({ length: 16 }, (_, i) => `mode${i}`);
    const names = Array.from({ length: 60 }, (_, i) => `c${i}`);
    const sources = new Map(
      contexts.flatMap((context, m) =>
        names.map((name, i) => {
          const level = ((i * 37 + m * 11) % 256) / 255;
          return [`${name} ${context}`, { color: { r: level, g: level, b: 0.5 }, alpha: 1 }];
        }),
      ),
    );
    const pairs = Array.from({ length: 500 }, (_, i) =>
      on(`c${i % 60}`, `c${(i * 7 + 1 + Math.floor(i / 60)) % 60}`),
    );
    const found = repairContexts({
      contexts,
      sources,
      shown: new Map(
        names.map((name) => [
          name,
          new Map(contexts.map((context) => [context, `${name} ${context}`])),
        ]),
      ),
      pairs,
    });
    expect(found.changes.length + found.unmet.length).toBeGreaterThan(16);
    expect(found.fewest).toBe(false);
  });
});

const kindOf = (name: string): Part => (name.startsWith('g') ? 'ground' : 'ink');

/** What it costs at least to make all pairs pass with sixteen grays. */
function cheapestGrays(
  names: Record<string, string>,
  pairs: readonly ContextPair[],
  mayMove: boolean,
): number | undefined {
  const grays = Array.from({ length: 16 }, (_, i) => `#${i.toString(16).toUpperCase().repeat(6)}`);
  const all = Object.keys(names);
  let least: number | undefined;
  const tryFrom = (at: number, colors: Record<string, string>, cost: number): void => {
    if (least !== undefined && cost >= least) return;
    const name = all[at];
    if (name === undefined) {
      const isGood = pairs.every(
        ({ foreground, background, minimum }) =>
          ratio(colors[foreground]!, colors[background]!) >= minimum,
      );
      if (isGood) least = cost;
      return;
    }
    const [from, kind] = [paint(names[name]!), kindOf(name)];
    for (const hex of grays) {
      const isSame = hex === names[name];
      if (!isSame && !isAllowed(kind, from, paint(hex), mayMove)) continue;
      const price = isSame ? 0 : costOf(kind, from, paint(hex));
      tryFrom(at + 1, { ...colors, [name]: hex }, cost + price);
    }
  };
  tryFrom(0, names, 0);
  return least;
}
