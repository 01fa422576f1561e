import { HostRefusal } from '@swatchwork/plugin-core';

const NO_RIGHT =
  'Penpot did not let the plugin change this file, so it was not changed. Install the plugin with its rights to read and write libraries and content, and open a file that you may edit.';

const NO_READING =
  'Penpot did not let the plugin read the selection. Install the plugin again with its rights to read and write content.';

/** @throws {HostRefusal} If the plugin may not change it. */
export const withRight = <T>(act: () => T): T => orRefuse(act, NO_RIGHT);

/** @throws {HostRefusal} If the plugin may not read it. */
export const withReading = <T>(read: () => T): T => orRefuse(read, NO_READING);

function orRefuse<T>(act: () => T, sentence: string): T {
  try {
    return act();
  } catch (error) {
    throw /permission/i.test(String(error)) ? new HostRefusal('right', sentence) : error;
  }
}
