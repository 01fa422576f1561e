// Every entry of the packages, the answers, and what only programs have: `@swatchwork/extract/node`.
import { readFile } from 'node:fs/promises';

import { extract } from '@swatchwork/extract';
import { decode } from '@swatchwork/extract/node';

import { answersOf } from './answers.js';

const [, , baseUrl, ...entries] = process.argv;
const exported = await Promise.all(entries.map(async (entry) => Object.keys(await import(entry))));
const [photo] = extract(await decode(await readFile('photo.png')), { count: 1 });
console.log(JSON.stringify({ exported, photo, ...(await answersOf(baseUrl)) }));
