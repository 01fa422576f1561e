import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { fromRoot } from '../scripts/lib/root.ts';

const CLIENT = fromRoot('apps/web/build/client');

/** The most JavaScript of pages with which people arrive, in kilobytes as `gzippedKb` counts them. */
export const MOST_KB: Readonly<Record<string, number>> = { '/': 135, '/create-palette': 190 };

/** The scripts in a page, and all scripts that these import before they run. */
export function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(CLIENT, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      visit(`/assets/${name}`);
    }
  };
  // The route manifest, manifest-….js, is only mentioned: with lazy discovery nothing loads it.
  for (const [file] of html.matchAll(/\/assets\/(?!manifest-)[\w.-]+\.js/g)) visit(file);
  return found;
}

/** Kilobytes of files, each gzipped. */
export function gzippedKb(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(CLIENT, file))).length;
  return bytes / 1000;
}
