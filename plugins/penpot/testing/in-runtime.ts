import type { Context } from '@penpot/plugin-types';
import { initPluginsRuntime } from '@penpot/plugins-runtime';

import { createStandIn } from './penpot-stand-in.ts';

/** Penpot's own runtime in a page of ours, with a stand-in of the file behind it. */
const { calls, content, resolve } = createStandIn();

const context: Partial<Context> = {
  ...(calls as Pick<Context, 'library' | 'history'>),
  theme: 'dark',
  addListener: () => Symbol('listener'),
  removeListener() {},
};
initPluginsRuntime(() => context as Context);
Object.assign(globalThis, { penpotFile: { content, resolve } });
