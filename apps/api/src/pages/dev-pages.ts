import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

import type { Pages } from './pages.routes.ts';
import type { PageHandler } from './render/render-page.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));

/** Makes pages from their sources: Vite serves scripts and styles, and renders with hot reload. */
export async function createDevPages(): Promise<Pages> {
  const vite = await createServer({
    root: WEB,
    configFile: `${WEB}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    async handle(request, options) {
      const { handlePage } = (await vite.ssrLoadModule('/server.ts')) as {
        handlePage: PageHandler;
      };
      return handlePage(request, options);
    },
  };
}
