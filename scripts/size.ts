// `npm run size`: what there is to maintain, in figures. It fails above a ceiling. Lower a ceiling
// when its figure has fallen; only a new capability raises one, in a commit that says which and why.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { fromRoot, ROOT } from './lib/root.ts';

const CEILINGS = {
  'lines of the product': 149_300,
  'lines of scripts and benchmarks': 9_100,
  'words in decisions and measurements': 14_800,
  'words in README, ARCHITECTURE and CONTRIBUTING': 2_800,
  'decisions, with their index': 37,
  'production packages': 283,
};

const SOURCE = /\.(?:tsx?|mjs|js|css|py|sql)$/;
/** Tests and their helpers, sample data, migrations and generated types. */
const NOT_COUNTED =
  /\.(?:test|spec)\.|\/testing\/|\/tests?\/|\/sample\/|migrations\/|types\.py$|\.d\.ts$/;

const filesIn = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...paths], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
const sum = (files: string[], count: (text: string) => number) =>
  files.reduce((total, file) => total + count(readFileSync(fromRoot(file), 'utf8')), 0);
const linesIn = (...paths: string[]) =>
  sum(
    filesIn(...paths).filter((file) => SOURCE.test(file) && !NOT_COUNTED.test(file)),
    (text) => text.split('\n').length - 1,
  );
const wordsIn = (files: string[]) => sum(files, (text) => text.match(/\S+/g)?.length ?? 0);

const lock: { packages: Record<string, Partial<Record<'dev' | 'link' | 'devOptional', boolean>>> } =
  JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));

const figures: Record<keyof typeof CEILINGS, number> = {
  'lines of the product': linesIn('packages', 'apps', 'plugins', 'clients'),
  'lines of scripts and benchmarks': linesIn('scripts', 'bench'),
  'words in decisions and measurements': wordsIn(
    filesIn('docs/decisions/*.md', 'docs/measurements/*.md'),
  ),
  'words in README, ARCHITECTURE and CONTRIBUTING': wordsIn([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
  ]),
  'decisions, with their index': filesIn('docs/decisions/*.md').length,
  'production packages': Object.entries(lock.packages).filter(
    ([path, { dev, link, devOptional }]) =>
      path.startsWith('node_modules/') && !dev && !link && !devOptional,
  ).length,
};

for (const [name, ceiling] of Object.entries(CEILINGS)) {
  const figure = figures[name as keyof typeof CEILINGS];
  if (figure > ceiling) process.exitCode = 1;
  console.log(`${figure > ceiling ? 'MISSED' : 'ok    '} ${name}: ${figure} of at most ${ceiling}`);
}
