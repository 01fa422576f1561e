import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Pages } from './pages.routes.ts';
import type { PageHandler } from './render/render-page.ts';

const BUILD = new URL('../../../web/build/', import.meta.url);

/** The pages that the build of the web app wrote; undefined where there is no build. */
export async function loadBuiltPages(): Promise<Pages | undefined> {
  const server = new URL('server/index.js', BUILD);
  if (!existsSync(server)) return undefined;
  const { handlePage }: { handlePage: PageHandler } = await import(server.href);
  return { handle: handlePage, clientDir: fileURLToPath(new URL('client', BUILD)) };
}
