// Which program finds which colors in our files, and what our readers make of files of others:
// `npm run bench:format-table -- FOLDER...`. It writes docs/measurements/formats.md, but for its last
// section, which people write, and what it got no folder for. Folders hold files of programs, or
// packages of design systems that npm installed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chartTable } from './lib/format-table/chart-table.ts';
import { colorListTable } from './lib/format-table/color-lists.ts';
import { designSystemTable } from './lib/format-table/design-systems.ts';
import { readTable } from './lib/format-table/read-table.ts';
import { writtenTable } from './lib/format-table/written-table.ts';

const path = fileURLToPath(new URL('../docs/measurements/formats.md', import.meta.url));
const before = readFileSync(path, 'utf8');

/** A section as the page has it, up to the next one. */
function sectionOf(title: string): string {
  const [, rest] = before.split(`\n## ${title}\n`);
  if (rest === undefined) throw new Error(`${path} has no section "${title}"`);
  return rest.split('\n## ')[0]!.trim();
}

const READ = `Files of other programs in the folders that were given. *Noted* files were read, and notes say what was left out or
converted.`;
const SYSTEMS =
  "Files of npm's packages, beside the colors of sRGB that colorjs.io finds in their texts outside of comments.";

const folders = process.argv.slice(3);
const holdsPackages = (folder: string) => existsSync(join(folder, 'node_modules'));
const ofPrograms = folders.filter((folder) => !holdsPackages(folder));
const ofSystems = folders.filter(holdsPackages);
const page = `# Palette files

Written by \`npm run bench:format-table -- FOLDER…\`.

## What we write

Six palettes a format: one color, 256, no names, hostile names, opacity, near black. A cell says of how many of
them a program found every color exactly, in order.

${await writtenTable()}

## Palettes for charts

Nine colors of each kind under a hostile name. D3, Observable Plot and Vega-Lite read theirs in the unit tests. Nobody here has Tableau, Power BI or
Office.

${await chartTable()}

## What we read

${ofPrograms.length > 0 ? `${READ}\n\n${readTable(ofPrograms)}` : sectionOf('What we read')}

## Color lists

The same six palettes as color lists that GNUstep's NSKeyedArchiver wrote. It stands in for macOS: it has the classes, but no color
spaces of its own, and writes calibrated colors without saying which calibration.

${await colorListTable()}

## Design systems

${ofSystems.length > 0 ? `${SYSTEMS}\n\n${ofSystems.map(designSystemTable).join('\n\n')}` : sectionOf('Design systems')}

## Files made by their descriptions

${sectionOf('Files made by their descriptions')}
`;
writeFileSync(path, page);
console.log(page);
