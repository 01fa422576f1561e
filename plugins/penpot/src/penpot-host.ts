import { type Change, type Host, HostRefusal } from '@swatchwork/plugin-core';

import { createChanger } from './change-library.ts';
import { type Found, recordsOf } from './made.ts';
import type { PenpotCalls } from './penpot-calls.ts';
import { createReader } from './read-library.ts';
import { MADE, RECORDS, SPACE } from './records.ts';

/**
 * An open file of Penpot: a collection is a set of tokens, or with several modes a set for each and
 * a theme that chooses it; a style is a color of the library.
 */
export function createPenpotHost({ library: { local }, history }: PenpotCalls): Host {
  const found: Found = { ours: new Map(), given: new Map() };
  const read = createReader(local, found);
  const make = createChanger(local, found);
  let undoBlock: ReturnType<typeof history.undoBlockBegin> | undefined;

  /** What a person deleted meanwhile has no value that could be put back. */
  async function perform(change: Change): Promise<void> {
    undoBlock ??= history.undoBlockBegin();
    withRight(() => make(change));
  }

  async function remember(made: readonly string[]): Promise<void> {
    withRight(() => {
      local.setSharedPluginData(SPACE, RECORDS, JSON.stringify(recordsOf(found.ours)));
      local.setSharedPluginData(SPACE, MADE, made.join('\n'));
    });
    // So that Penpot's own undo takes the whole step back, too.
    if (undoBlock) history.undoBlockFinish(undoBlock);
    undoBlock = undefined;
  }

  return { read: async () => read(), perform, remember };
}

const NO_RIGHT =
  'Penpot did not let the plugin change this file, so it is as it was. Install the plugin with its rights to read and write libraries, and open a file that you may edit.';

/** @throws {HostRefusal} If the plugin may not do it. */
function withRight(act: () => void): void {
  try {
    act();
  } catch (error) {
    throw /permission/i.test(String(error)) ? new HostRefusal('right', NO_RIGHT) : error;
  }
}
