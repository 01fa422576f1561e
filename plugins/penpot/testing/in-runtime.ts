import type { Context } from '@penpot/plugin-types';
import { initPluginsRuntime } from '@penpot/plugins-runtime';

import { PICTURE_FILL } from './page-stand-in.ts';
import { createStandIn } from './penpot-stand-in.ts';

/** Penpot's own runtime in a page of ours, with a stand-in of the file behind it. */
const { calls, content, resolve, draw } = createStandIn();

const context: Partial<Context> = {
  flags: calls.flags as Context['flags'],
  library: calls.library as Context['library'],
  history: calls.history,
  get selection() {
    return calls.selection as Context['selection'];
  },
  get currentPage() {
    return calls.currentPage as Context['currentPage'];
  },
  theme: 'dark',
  addListener: () => Symbol('listener'),
  removeListener() {},
};
initPluginsRuntime(() => context as Context);
Object.assign(globalThis, { penpotFile: { content, resolve, draw, picture: PICTURE_FILL } });
