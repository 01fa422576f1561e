import type { Change, Host, SelectionAccess } from '@swatchwork/plugin-core';

import { createChanger } from './change-library.ts';
import { type Found, recordsOf } from './made.ts';
import { paintShape } from './paint-shape.ts';
import type { PenpotCalls, PenpotShape } from './penpot-calls.ts';
import { createReader } from './read-library.ts';
import { MADE, RECORDS, SPACE } from './records.ts';
import { readReferences } from './references.ts';
import { fillsOf } from './shape-paints.ts';
import { pageOf, shapeTree } from './shape-tree.ts';
import { withReading, withRight } from './with-right.ts';

/**
 * An open file of Penpot: a collection is a set of tokens, or with several modes a set for each and
 * a theme that chooses it; a style is a color of the library; a layer is a shape.
 */
export function createPenpotHost(calls: PenpotCalls): Host & SelectionAccess<PenpotShape> {
  const { history } = calls;
  const { local } = calls.library;
  const found: Found = { ours: new Map(), given: new Map() };
  const read = createReader(local, found);
  const make = createChanger(local, found);
  let undoBlock: ReturnType<typeof history.undoBlockBegin> | undefined;
  // So that children come in the order in which they are drawn, whatever the layout.
  calls.flags.naturalChildOrdering = true;

  /** What a person deleted meanwhile has no value that could be put back. */
  async function perform(change: Change): Promise<void> {
    undoBlock ??= history.undoBlockBegin();
    withRight(() => (change.type === 'paint' ? paintShape(calls, change) : make(change)));
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

  async function readPicture(picture: string): Promise<Uint8Array> {
    const [shapeId = '', imageId] = picture.split('/');
    const shape = withReading(() => pageOf(calls).getShapeById(shapeId));
    const fills = shape ? fillsOf(shape) : [];
    const image = fills.find(({ fillImage }) => fillImage?.id === imageId)?.fillImage;
    if (!image) throw new Error('the picture is gone');
    return image.data();
  }

  return {
    read: async () => read(),
    perform,
    remember,
    tree: shapeTree(calls),
    readReferences: async () => readReferences(calls.library),
    readPicture,
  };
}
