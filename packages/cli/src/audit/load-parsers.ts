import type { ComponentParsers, SourceFile } from '@swatchwork/audit';

/**
 * The parsers of Svelte and Astro, if they are installed beside this package: nothing of the folder that is
 * audited is run.
 */
export async function loadParsers(files: readonly SourceFile[]): Promise<ComponentParsers> {
  const has = (ending: string) => files.some(({ name }) => name.toLowerCase().endsWith(ending));
  const svelte = has('.svelte') ? await tryTo(() => import('svelte/compiler')) : undefined;
  const astro = has('.astro') ? await tryTo(() => import('@astrojs/compiler/sync')) : undefined;
  return {
    ...(svelte && { svelte: (text) => svelte.parse(text, { modern: true }) }),
    ...(astro && { astro: (text) => astro.parse(text, { position: true }) }),
  };
}

async function tryTo<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      /NOT_FOUND|NOT_EXPORTED/.test(String(error.code))
    )
      return undefined;
    throw error;
  }
}
