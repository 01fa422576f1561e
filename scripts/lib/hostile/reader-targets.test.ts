import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { fromRoot } from '../root.ts';
import { READER_TARGETS } from './reader-targets.ts';

/** Readers whose input other targets bring to them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  parseColor: 'color',
  parseHex: 'color',
  readQuantity: 'CSS color',
  readTokens: 'theme theme.css',
  readPalette: 'read csv',
  readBaseline: 'baseline',
  readImage: 'picture png',
  readLink: 'link to a theme',
  readPair: 'color of a command',
  readPaletteFile: 'read csv',
  readProject: 'places of a.css',
  readProblem: 'theme theme.css',
  readSide: 'theme theme.css',
  readTitledColors: 'colors of standard input',
  readTokenFiles: 'contexts of tokens',
};

/** They take bytes, options, or colors that were read before, and look into no text. */
const NO_READERS = ['readFileOrInput', 'readOn', 'readPrintJob', 'readSource', 'readableTextColor'];

const IS_READER = /^(?:read|parse|recognize)/;

/** What a package exports to others. */
async function namesOf(name: string): Promise<string[]> {
  const folder = fromRoot('packages', name);
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const paths = Object.values<string>(exports);
  const modules = await Promise.all(paths.map((path) => import(`${folder}/${path}`)));
  return modules.flatMap((module) => Object.keys(module));
}

/** What the files of a package export to each other. */
const namesWithin = (name: string): string[] =>
  globSync('src/**/*.ts', { cwd: fromRoot('packages', name) })
    .map((path) => readFileSync(fromRoot('packages', name, path), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)])
    .map(([, found]) => found!);

test('every reader of a text is a target of the hostile search', async () => {
  const names = [
    ...(await namesOf('audit')),
    ...(await namesOf('color')),
    ...(await namesOf('formats')),
    ...namesWithin('cli'),
    ...namesWithin('theme'),
  ];
  const readers = [...new Set(names.filter((name) => IS_READER.test(name)))];
  const known = [...Object.keys(READER_TARGETS), ...Object.keys(ELSEWHERE), ...NO_READERS];
  expect(readers.toSorted()).toEqual(known.toSorted());
});

test('a reader that other targets reach names one that there is', async () => {
  const { hostileTargets } = await import('./targets.ts');
  const targets = (await hostileTargets()).map(({ name }) => name);
  expect(targets).toEqual(expect.arrayContaining(Object.values(ELSEWHERE)));
});
