import { ensureBuild } from './lib/build.ts';

await ensureBuild();
process.env.NODE_ENV ??= 'production';
await import('../apps/api/src/server.ts');
