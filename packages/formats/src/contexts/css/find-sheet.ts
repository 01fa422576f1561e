import type { ContextFile } from '../context-sheet.ts';

/**
 * The file that an address in another file means: the one at that path, or the only one of that name, as files
 * that are dropped have no folders.
 */
export function findSheet(
  address: string,
  from: ContextFile,
  files: readonly ContextFile[],
): ContextFile | undefined {
  const base = `file:///${from.name.split('/').map(encodeURIComponent).join('/')}`;
  const path = URL.canParse(address, base) ? new URL(address, base).pathname.slice(1) : '';
  const pathOf = ({ name }: ContextFile) => name.split('/').map(encodeURIComponent).join('/');
  const exact = files.find((file) => pathOf(file) === path);
  if (exact) return exact;
  const last = path.split('/').at(-1);
  const same = files.filter((file) => last !== '' && pathOf(file).split('/').at(-1) === last);
  return same.length === 1 && same[0] !== from ? same[0] : undefined;
}

/** What stands between `@import` and its end, where no condition is added. */
const ADDRESS = /^\s{0,99}(?:url\(\s{0,99})?["']?([^"')\s;]{1,400})["']?\s{0,99}\)?\s{0,99}$/i;

/** The file that an import without conditions means. */
export function findImported(
  prelude: string,
  from: ContextFile,
  files: readonly ContextFile[],
): ContextFile | undefined {
  const address = ADDRESS.exec(prelude)?.[1];
  return address === undefined ? undefined : findSheet(address, from, files);
}
