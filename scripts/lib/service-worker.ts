import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';

import { fromRoot } from './root.ts';

const CLIENT = fromRoot('apps/web/build/client');

/** Files that no tool needs. */
const EXCLUDED = ['**/*.{br,gz}', '**/{admin-panel,manifest,server}-*'];

type SiteMap = { version: string; routes: Record<string, unknown> };

/**
 * Writes `sw.js`, the service worker, with the list of the built files that it caches, and the
 * whole route manifest, with which it answers. Run it after the pages are built.
 */
export async function buildServiceWorker(): Promise<void> {
  const [{ build }, { injectManifest }] = await Promise.all([
    import('vite'),
    import('@serwist/build'),
  ]);
  const { version, routes } = await readSiteMap();
  await writeFile(`${CLIENT}/site-map.json`, JSON.stringify(routes));
  const swSrc = `${CLIENT}/worker.js`;
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.BUILD': JSON.stringify(version) },
    build: {
      target: 'es2023',
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fromRoot('apps/web/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
  const { warnings } = await injectManifest({
    swSrc,
    swDest: `${CLIENT}/sw.js`,
    globDirectory: CLIENT,
    globPatterns: ['assets/*', 'favicon.svg', 'site-map.json'],
    globIgnores: EXCLUDED,
    dontCacheBustURLsMatching: /^assets\//, // their names contain a hash of the content
  });
  await rm(swSrc);
  if (warnings.length > 0) throw new Error(`The service worker is not whole: ${warnings}`);
}

async function readSiteMap(): Promise<SiteMap> {
  const [file] = globSync('assets/manifest-*.js', { cwd: CLIENT });
  if (!file) throw new Error('The build of the pages has no site map');
  const code = await readFile(`${CLIENT}/${file}`, 'utf8');
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
}
