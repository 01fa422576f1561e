import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Entry, FileInMemory } from '../testing/file-in-memory.ts';
import { carryOut, stepOf, undoOf } from './carry-out.ts';
import { describeChange } from './change.ts';
import { planChanges, type Wanted } from './plan-changes.ts';
import type { Style, Thing, Value, Variable } from './thing.ts';

const SPACE = 'brand';
const MODES = ['light', 'dark', 'high'];
const hex = fc
  .constantFrom('#0A66C2', '#F59E0B', '#FFFFFF', '#00000080')
  .map((c) => c as `#${string}`);
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');

/** Two collections with variables of unique names, some of which refer to earlier ones, and styles. */
const wanted: fc.Arbitrary<Wanted> = fc
  .record({
    modes: fc.subarray(MODES, { minLength: 1 }),
    variables: fc.uniqueArray(
      fc.record({
        id: fc.nat(6),
        name,
        values: fc.array(hex, { minLength: 3, maxLength: 3 }),
        refers: fc.option(fc.nat(6)),
      }),
      { selector: (one) => one.name, maxLength: 5 },
    ),
    styles: fc.uniqueArray(fc.record({ id: fc.nat(4), name, value: hex }), {
      selector: ({ id }) => id,
    }),
  })
  .map(({ modes, variables, styles }) => {
    const byId = new Map(variables.map((one) => [one.id, one]));
    const keyOf = (id: number) => `${SPACE}:set/${id}`;
    const things: Thing[] = [...byId.values()].map(({ id, name, values, refers }): Variable => {
      const to: Value[] =
        refers !== null && refers < id && byId.has(refers)
          ? modes.map(() => ({ alias: keyOf(refers) }))
          : values;
      return {
        kind: 'variable',
        key: keyOf(id),
        collection: `${SPACE}:set`,
        name,
        values: Object.fromEntries(modes.map((mode, i) => [mode, to[i]!])),
      };
    });
    const looks = styles.map(({ id, name, value }): Style => {
      return { kind: 'style', key: `${SPACE}:style/${id}`, name, values: { '': value } };
    });
    return {
      space: SPACE,
      things: [
        { kind: 'collection', key: `${SPACE}:set`, name: 'Set', modes },
        ...things.toReversed(),
        ...looks,
      ],
    };
  });

/** What other people do in a file that we have been to. */
const disturbances = fc.record({
  renames: fc.array(
    fc.tuple(
      fc.nat(9),
      fc.integer().map((n) => `own ${n}`),
    ),
    { maxLength: 3 },
  ),
  repaints: fc.array(fc.tuple(fc.nat(9), hex), { maxLength: 3 }),
  deletes: fc.array(fc.nat(9), { maxLength: 3 }),
  adds: fc.uniqueArray(name, { maxLength: 3 }),
});
type Disturbances = typeof disturbances extends fc.Arbitrary<infer T> ? T : never;

function disturb(file: FileInMemory, { renames, repaints, deletes, adds }: Disturbances) {
  const edit = (place: number, by: (thing: Thing) => Thing) => {
    file.entries = file.entries.map((entry, i) =>
      i === place && entry.thing.kind !== 'collection'
        ? { ...entry, thing: by(entry.thing) }
        : entry,
    );
  };
  for (const [place, to] of renames) edit(place, (thing) => ({ ...thing, name: `${to}-${place}` }));
  for (const [place, to] of repaints) {
    edit(place, (thing) => {
      if (thing.kind === 'collection') return thing;
      const values = Object.keys(thing.values).map((mode) => [mode, to]);
      return { ...thing, values: Object.fromEntries(values) };
    });
  }
  const gone = new Set(deletes.map((place) => file.entries[place]?.key));
  file.entries = file.entries.filter(
    ({ key, thing }) => thing.kind === 'collection' || !gone.has(key),
  );
  for (const [place] of file.entries.entries()) edit(place, (thing) => withoutGone(thing, gone));
  for (const one of adds) {
    const isFree = !file.entries.some(
      ({ thing }) => thing.kind === 'variable' && thing.name === one,
    );
    if (isFree) file.entries.push(foreign(one));
  }
}

/** References to what is gone are no longer ones to ours. */
function withoutGone(thing: Thing, gone: ReadonlySet<string | undefined>): Thing {
  if (thing.kind === 'collection') return thing;
  const values = Object.entries(thing.values).map(([mode, value]): [string, Value] => [
    mode,
    typeof value === 'object' && 'alias' in value && gone.has(value.alias)
      ? { other: 'gone' }
      : value,
  ]);
  return { ...thing, values: Object.fromEntries(values) };
}

const foreign = (name: string): Entry => ({
  thing: {
    kind: 'variable',
    key: 'not ours',
    collection: `${SPACE}:set`,
    name,
    values: { light: '#123456' },
  },
});

async function run(file: FileInMemory, want: Wanted) {
  const present = await file.read();
  const step = stepOf(planChanges(want, present), present);
  await carryOut(file, step);
  return step;
}

/** A file in which an earlier wish stands, with what people have done there since. */
async function visited(earlier: Wanted, done: Disturbances) {
  const file = new FileInMemory();
  await run(file, earlier);
  disturb(file, done);
  return file;
}

const always = (check: (file: FileInMemory, want: Wanted) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(wanted, disturbances, wanted, async (earlier, done, want) =>
      check(await visited(earlier, done), want),
    ),
    { numRuns: 300 },
  );

describe('plans', () => {
  test('a second run changes nothing', () =>
    always(async (file, want) => {
      await run(file, want);
      expect(planChanges(want, await file.read()).changes).toEqual([]);
    }));

  test('after a run everything is as wanted, but for names that others have', () =>
    always(async (file, want) => {
      const { remarks } = planChanges(want, await file.read());
      await run(file, want);
      const ours = new Map(file.entries.map(({ key, thing }) => [key, thing]));
      const isTaken = (thing: Thing) =>
        remarks.some((remark) => remark.type === 'taken' && remark.name === thing.name);
      for (const thing of want.things) {
        if (thing.kind === 'collection') {
          const { modes } = ours.get(thing.key) as typeof thing;
          expect(modes).toEqual(expect.arrayContaining([...thing.modes]));
        } else if (thing.kind === 'style') {
          expect(ours.get(thing.key)).toEqual(thing);
        } else if (!isTaken(thing)) {
          expect(ours.get(thing.key)?.name).toBe(thing.name);
        }
      }
    }));

  test("other people's things are untouched", () =>
    always(async (file, want) => {
      const before = file.others;
      const step = await run(file, want);
      expect(file.others).toEqual(before);
      await carryOut(file, undoOf(step));
      expect(file.others).toEqual(before);
    }));

  test('undo restores the file, and what it remembers', () =>
    always(async (file, want) => {
      const { content, made } = file;
      await carryOut(file, undoOf(await run(file, want)));
      expect(file.content).toEqual(content);
      expect(file.made).toEqual(made);
    }));

  test('a step that fails in the middle leaves no trace', () =>
    fc.assert(
      fc.asyncProperty(wanted, disturbances, wanted, fc.nat(8), async (earlier, done, want, n) => {
        const file = await visited(earlier, done);
        const { content, made } = file;
        file.failsAfter = n;
        const failed = await run(file, want).then(
          () => false,
          () => true,
        );
        if (!failed) return;
        expect(file.content).toEqual(content);
        expect(file.made).toEqual(made);
      }),
      { numRuns: 300 },
    ));

  test('what a person deleted is made again, and the list says so', async () => {
    const want: Wanted = {
      space: SPACE,
      things: [{ kind: 'style', key: 'brand:style/1', name: 'Blue', values: { '': '#0A66C2' } }],
    };
    const file = new FileInMemory();
    await run(file, want);
    file.entries = [];
    const { changes } = planChanges(want, await file.read());
    expect(changes.map((change) => describeChange(change))).toEqual([
      'Create style Blue again: it was deleted in this file',
    ]);
  });

  test('what is no longer wanted stays and is named; another space is not mentioned', async () => {
    const style = (key: string, name: string): Style => {
      return { kind: 'style', key, name, values: { '': '#0A66C2' } };
    };
    const file = new FileInMemory(
      [style('brand:style/1', 'Blue'), style('other:style/1', 'Red')].map((thing) => {
        return { key: thing.key, thing };
      }),
    );
    const plan = planChanges({ space: SPACE, things: [] }, await file.read());
    expect(plan).toEqual({
      changes: [],
      remarks: [{ type: 'leftover', kind: 'style', name: 'Blue' }],
    });
  });

  test('where a name is taken, references to it become colors', async () => {
    const variable = (id: string, value: Value): Variable => ({
      kind: 'variable',
      key: `brand:set/${id}`,
      collection: 'brand:set',
      name: id,
      values: { light: value },
    });
    const set: Thing = { kind: 'collection', key: 'brand:set', name: 'Set', modes: ['light'] };
    const file = new FileInMemory([{ key: set.key, thing: set }, foreign('blue')]);
    const want: Wanted = {
      space: SPACE,
      things: [set, variable('blue', '#0A66C2'), variable('link', { alias: 'brand:set/blue' })],
    };
    const plan = planChanges(want, await file.read());
    expect(plan.changes.map((change) => describeChange(change))).toEqual(['Create variable link']);
    expect(plan.changes[0]).toMatchObject({ thing: { values: { light: '#0A66C2' } } });
    expect(plan.remarks).toEqual([{ type: 'taken', kind: 'variable', name: 'blue' }]);
  });

  test('references in a circle, or to nothing, are errors', () => {
    const circle: Wanted = {
      space: SPACE,
      things: ['a', 'b'].map((id, i) => ({
        kind: 'variable',
        key: `brand:${id}`,
        collection: 'brand:set',
        name: id,
        values: { light: { alias: `brand:${['b', 'a'][i]}` } },
      })),
    };
    const nothing = { things: [], taken: [], made: [] };
    expect(() => planChanges(circle, nothing)).toThrow(RangeError);
    expect(() => planChanges({ space: SPACE, things: circle.things.slice(0, 1) }, nothing)).toThrow(
      'brand:a refers to brand:b, which cannot be',
    );
  });
});
