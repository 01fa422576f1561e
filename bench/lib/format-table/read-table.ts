import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

import { FormatError } from '@swatchwork/formats';
import { readPalette } from '@swatchwork/formats/read';

const PALETTE_FILE =
  /\.(?:gpl|ase|aco|acb|act|pal|soc|kpl|swatches|sketchpalette|clr|sbz|styl|colors|tokens)$|(?:palettes|swatches)\/.*\.(?:xml|css|scss|less|svg|json|hex)$/i;

interface Count {
  read: number;
  noted: number;
  refused: string[];
}

/** A row for each format and folder: how many of its files were read, noted, refused. */
export function readTable(folders: readonly string[]): string {
  const counts = new Map<string, Count>();
  for (const folder of folders) {
    for (const path of filesIn(folder)) {
      const { format, outcome, reason } = read(path);
      const key = `${format} | ${sourceOf(relative(folder, path))}`;
      const count = counts.get(key) ?? { read: 0, noted: 0, refused: [] };
      if (outcome === 'refused') count.refused.push(reason);
      else count[outcome] += 1;
      counts.set(key, count);
    }
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '| format | source | read | noted | refused |',
    '|---|---|---|---|---|',
    ...rows.map(([key, { read, noted, refused }]) => {
      const reasons = [...new Set(refused)].map((one) => one.replaceAll('|', ' ')).join('; ');
      return `| ${key} | ${read} | ${noted} | ${refused.length || ''} ${reasons} |`;
    }),
  ].join('\n');
}

/** The program whose folder it is, where folders are as those of Debian. */
const sourceOf = (path: string) =>
  path.split('/').find((part) => !['usr', 'lib', 'share'].includes(part)) ?? path;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => PALETTE_FILE.test(path))
    .sort();
}

function read(path: string): {
  format: string;
  outcome: 'read' | 'noted' | 'refused';
  reason: string;
} {
  try {
    const { format, notes } = readPalette(new Uint8Array(readFileSync(path)));
    return { format, outcome: notes.length > 0 ? 'noted' : 'read', reason: '' };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { format: extname(path).slice(1), outcome: 'refused', reason: error.message };
  }
}
