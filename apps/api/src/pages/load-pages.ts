import type { Config } from '../config.ts';
import { loadBuiltPages } from './built-pages.ts';
import type { Pages } from './pages.routes.ts';

/** Loads pages from their sources, with hot reload, in development; else the built ones, if any. */
export async function loadPages(mode: Config['mode']): Promise<Pages | undefined> {
  if (mode !== 'development') return loadBuiltPages();
  const { createDevPages } = await import('./dev-pages.ts');
  return createDevPages();
}
