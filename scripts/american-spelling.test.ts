import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { fromRoot, ROOT } from './lib/root.ts';

const BRITISH = new RegExp(
  [
    '(?:colo|neighbo|favo|behavio|hono|flavo|humo|labo|harbo|vapo)ur',
    '\\bgrey',
    '\\b(?:centre|licence|catalogue|judgement|defence|metre|programme|theatre|fibre|mould)s?\\b',
    '\\b(?:aluminium|jewellery|chequered|enamelled)\\b|sulph(?:ur|id|at|o)',
    '\\b(?:un)?(?:labelled|cancelled|travelled|modelled)\\b',
    '(?:harmon|random|recogn|organ|normal|initial|serial|final|visual|custom)is(?:e[ds]?|ing|ation)\\b',
    '\\b(?:optim|minim|maxim|summar)is(?:e[ds]?|ing|ation)\\b',
    '\\banalys(?:e[ds]?|ing)\\b',
  ].join('|'),
  'gi',
);

/** Existing addresses and stored values, which have to stay, and names that others' files use. */
const KEPT =
  /[\w-]+-colour(?:-[\w-]+)?|colour-is-relative|'harbour'|harbour-before-dawn|vapour-mall|jelly-mould|sulphur-spring|why-gradients-turn-grey|'grey'|"grey"|grey: view|grey=1|fuchsia\$\|grey|colour colours clr|Colour(?=\d|\$\{i\}|;HEX)|(?:to|pipeline)Colourspace|ColourSpaces|color colour value|greyscale: \(color\)|grey: Object/g;

/** Packages and their licenses, applied migrations, what people type into the search, and this list. */
const OTHERS =
  /(?:^|\/)package-lock\.json$|\/migrations\/|commands\/(?:rank|find-here\.test)\.ts$|american-spelling\.test\.ts$/;

const ENDINGS = ['ts', 'tsx', 'mjs', 'css', 'md', 'json', 'py', 'toml', 'conf', 'yaml', 'yml'];

test('whatever a person or a program reads is spelled as in America', () => {
  const files = execFileSync('git', ['ls-files', ...ENDINGS.map((ending) => `*.${ending}`)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = files
    .split('\n')
    .filter((file) => file && !OTHERS.test(file))
    .flatMap((file) => {
      const text = readFileSync(fromRoot(file), 'utf8').replace(KEPT, '');
      return (text.match(BRITISH) ?? []).map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});
