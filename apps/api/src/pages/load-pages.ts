import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { Pages } from './pages.routes.ts';
import type { PageHandler } from './render/render-page.ts';

/** Loads pages from their sources, with hot reload, in development; else the built ones, if any. */
export async function loadPages(mode: Config['mode']): Promise<Pages | undefined> {
  if (mode !== 'development') return loadBuiltPages();
  const { createDevPages } = await import('./dev-pages.ts');
  return createDevPages();
}

const BUILD = new URL('../../../web/build/', import.meta.url);

/** The pages that the build of the web app wrote; undefined where there is no build. */
async function loadBuiltPages(): Promise<Pages | undefined> {
  const server = new URL('server/index.js', BUILD);
  if (!existsSync(server)) return undefined;
  const { handlePage }: { handlePage: PageHandler } = await import(server.href);
  return { handle: handlePage, clientDir: fileURLToPath(new URL('client', BUILD)) };
}
