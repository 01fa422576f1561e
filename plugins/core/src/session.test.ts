import { expect, test } from 'vitest';

import { FileInMemory } from '../testing/file-in-memory.ts';
import type { Change } from './change.ts';
import type { Wanted } from './plan-changes.ts';
import { createSession, HostRefusal } from './session.ts';

const wanted: Wanted = {
  space: 'brand',
  things: [{ kind: 'style', key: 'brand:style/1', name: 'Blue', values: { '': '#0A66C2' } }],
};

test('the list comes first, then the changes, then all of it can be taken back', async () => {
  const file = new FileInMemory();
  const { answer } = createSession(file, { notes: ['A note.'] });
  expect(await answer({ type: 'plan', wanted })).toEqual({
    type: 'planned',
    changes: ['Create style Blue'],
    remarks: ['A note.'],
    isOther: false,
  });
  expect(file.entries).toEqual([]);
  expect(await answer({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
  expect(await answer({ type: 'plan', wanted })).toMatchObject({ changes: [] });
  expect(await answer({ type: 'undo' })).toEqual({ type: 'undone', count: 1 });
  expect(file.entries).toEqual([]);
  expect(await answer({ type: 'undo' })).toMatchObject({
    type: 'failed',
    message: expect.stringContaining('There is nothing to undo.'),
  });
});

test('a file that has changed since the list is shown anew, and not changed', async () => {
  const file = new FileInMemory();
  const { answer } = createSession(file);
  await answer({ type: 'plan', wanted });
  const [thing] = wanted.things;
  file.entries = [{ key: thing!.key, thing: { ...thing!, name: 'Renamed' } }];
  expect(await answer({ type: 'apply' })).toMatchObject({
    type: 'planned',
    changes: ['Rename style “Renamed” to “Blue”'],
    isOther: true,
  });
  expect(await answer({ type: 'apply' })).toEqual({ type: 'applied', count: 1 });
});

test('a refusal is answered with its reason, another error with its words', async () => {
  class Refusing extends FileInMemory {
    override async perform(): Promise<void> {
      throw new HostRefusal('modes', 'One mode is the most.');
    }
  }
  const refused = createSession(new Refusing());
  await refused.answer({ type: 'plan', wanted });
  expect(await refused.answer({ type: 'apply' })).toEqual({
    type: 'failed',
    reason: 'modes',
    message: 'One mode is the most.',
  });

  const broken = new FileInMemory();
  const { answer } = createSession(broken);
  await answer({ type: 'plan', wanted });
  broken.failsAfter = 0;
  expect(await answer({ type: 'apply' })).toEqual({
    type: 'failed',
    reason: 'other',
    message: 'This failed, and the file was not changed: the file cannot be changed',
  });
});

test('what cannot be taken back is told by number, and stays known as ours', async () => {
  class HalfBroken extends FileInMemory {
    override async perform(change: Change): Promise<void> {
      if (change.type === 'remove') throw new Error('the right to write was revoked');
      return super.perform(change);
    }
  }
  const things = [1, 2, 3, 4].map((at) => ({
    ...wanted.things[0]!,
    key: `brand:style/${at}`,
    name: `Blue ${at}`,
  }));
  const file = new HalfBroken();
  const { answer } = createSession(file);
  await answer({ type: 'plan', wanted: { ...wanted, things } });
  file.failsAfter = 3;
  expect(await answer({ type: 'apply' })).toMatchObject({
    type: 'failed',
    message: expect.stringMatching(
      /part of it could not be undone: 3 changes are still in the file.*the file cannot be changed$/,
    ),
  });
  const left = file.entries.map(({ key }) => key);
  expect(left).toHaveLength(3);
  expect(file.made).toEqual(expect.arrayContaining(left));
});
