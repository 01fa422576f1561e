import { HostRefusal } from '@swatchwork/plugin-core';

import type { FigmaCollection } from './figma-calls.ts';

/** Leaves nothing half-made behind. */
export function orRemove(node: { remove(): void }, finish: () => void): void {
  try {
    finish();
  } catch (error) {
    node.remove();
    throw error;
  }
}

/** @throws {HostRefusal} If the plan of the file's owner allows no more modes. */
export function addMode(node: FigmaCollection, mode: string): void {
  try {
    node.addMode(mode);
  } catch (error) {
    const most = /Limited to (\d+) modes? only/.exec(String(error))?.[1];
    if (most === undefined) throw error;
    throw new HostRefusal(
      'modes',
      `This Figma plan allows ${most} ${most === '1' ? 'mode' : 'modes'} in a collection, so nothing was changed. Choose a collection for each mode instead.`,
    );
  }
}
