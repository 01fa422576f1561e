import type { ContextFile } from '../context-sheet.ts';
import { findImported, findSheet } from './find-sheet.ts';
import { isPage, linksOf } from './html-page.ts';

const IMPORT = /@import\s([^;]{1,500});/gi;

/** Style sheets and pages in the order in which a browser applies them: imported and linked ones come first. */
export function orderSheets(files: readonly ContextFile[]): ContextFile[] {
  const ordered = new Set<ContextFile>();
  const entered = new Set<ContextFile>();
  const enter = (file: ContextFile): void => {
    if (entered.has(file)) return;
    entered.add(file);
    const others = isPage(file)
      ? linksOf(file).map((address) => findSheet(address, file, files))
      : [...file.text.matchAll(IMPORT)].map(([, one]) => findImported(one!, file, files));
    for (const other of others) if (other) enter(other);
    ordered.add(file);
  };
  for (const file of files) enter(file);
  return [...ordered];
}
