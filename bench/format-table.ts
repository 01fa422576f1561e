// Which program finds which colors in our files, and what our readers make of files of others:
// `npm run bench:format-table -- FOLDER...`. It writes docs/measurements/formats.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chartTable } from './lib/format-table/chart-table.ts';
import { readTable } from './lib/format-table/read-table.ts';
import { writtenTable } from './lib/format-table/written-table.ts';

const folders = process.argv.slice(3);
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

Files of other programs in the folders that were given. *Noted* files were read, and notes say what was left out or
converted.

${folders.length > 0 ? readTable(folders) : 'No folder was given.'}
`;
writeFileSync(fileURLToPath(new URL('../docs/measurements/formats.md', import.meta.url)), page);
console.log(page);
