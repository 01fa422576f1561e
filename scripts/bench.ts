import { ensureBuild } from './lib/build.ts';

// `npm run bench:NAME` runs bench/NAME.ts on a fresh production build.
await ensureBuild();
process.env.NODE_ENV = 'production';
await import(`../bench/${process.argv[2]}.ts`);
