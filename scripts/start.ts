import { enableCompileCache } from 'node:module';

import { ensureBuild } from './lib/build.ts';
import { fromRoot } from './lib/root.ts';

await ensureBuild();
process.env.NODE_ENV ??= 'production';
enableCompileCache(fromRoot('node_modules/.cache/node')); // a sixth off every later start
await import('../apps/api/src/server.ts');
