import { expect, test } from 'vitest';

import { auditColors, straysOf } from './audit.ts';
import { matchesOf } from './change/matches.ts';
import { createIgnoring } from './ignored.ts';
import { excessOver, lowered, ratchetOf, readRatchet } from './ratchet.ts';

const audit = (files: Record<string, string>) =>
  auditColors({ files: Object.entries(files).map(([name, text]) => ({ name, text })) });

test('places of one color are a cluster, and near ones a family', () => {
  const { clusters, families } = audit({
    'a.css':
      'a { color: #0a66c2; background: #0A66C2; fill: rgb(10, 102, 194) } b { color: #0a66c3 } c { color: #0b68c4 } d { color: #0a66c280 }',
  });
  expect(clusters[0]).toMatchObject({
    hex: '#0a66c2',
    paints: { text: 1, background: 1, fill: 1 },
  });
  expect(families).toMatchObject([
    {
      leader: '#0a66c2',
      members: [
        { hex: '#0a66c3', isOneBitOff: true },
        { hex: '#0b68c4', isOneBitOff: false },
      ],
    },
  ]);
});

test('each color is compared with the tokens in each mode', () => {
  const { themes, places } = audit({
    'a.css': ':root { --a: #fff; --b: #fff } [data-theme="dark"] { --a: #000 } .x { color: #fff }',
  });
  const place = places.find(({ kind }) => kind === 'literal')!;
  expect(matchesOf(place, themes[0]!)).toEqual([
    { token: '--b', contexts: ['light', 'dark'], isEverywhere: true },
    { token: '--a', contexts: ['light'], isEverywhere: false },
  ]);
});

test('custom properties that are undefined, unused or defined twice', () => {
  const { faults } = audit({
    'a.css':
      ':root { --a: #111; --a: #222; --b: #333 } p { color: var(--c); fill: var(--d, red); width: var(--e); background: var(--a) }',
  });
  expect(faults.map(({ name, fault }) => `${name} ${fault}`)).toEqual([
    '--c undefined',
    '--a defined twice',
    '--b unused',
  ]);
});

test('a class of the palette is a token where the project defines it', () => {
  const { places } = audit({
    'a.css': '@import "tailwindcss"; @theme { --color-slate-500: #123456 }',
    'a.tsx': 'a = <p className="bg-slate-500 text-slate-600" />',
  });
  const classes = places.filter(({ kind }) => kind === 'palette utility');
  expect(classes.map(({ leftAlone }) => leftAlone)).toEqual([
    'the project itself defines --color-slate-500',
    undefined,
  ]);
});

test('the ratchet fails for more stray colors in a folder, and is never raised', () => {
  const before = straysOf(audit({ 'ui/a.css': 'a { color: #111; fill: #222 }' }));
  const after = straysOf(
    audit({
      'ui/a.css': 'a { color: #111; fill: #222 } b { fill: #333 }',
      'b.css': 'a { color: #444 }',
    }),
  );
  const accepted = ratchetOf(before);
  expect(excessOver(accepted, before)).toEqual([]);
  expect(
    excessOver(accepted, after).map(({ folder, places }) => [
      folder,
      places.map(({ text }) => text),
    ]),
  ).toEqual([
    ['.', ['#444']],
    ['ui', ['#333']],
  ]);
  expect(lowered(accepted, ratchetOf(after))).toEqual(accepted);
  expect(lowered(accepted, ratchetOf(before.slice(1))).folders.get('ui')).toEqual(
    new Map([['#222', 1]]),
  );
});

test.each(['', '[]', '{"swatchwork":"audit ratchet","folders":{"a":{"#fff":0}}}'])(
  '%s is no ratchet',
  (text) => {
    expect(() => readRatchet(text)).toThrow(/JSON|must have/);
  },
);

test('ignore files count from their folders', () => {
  const ignoring = createIgnoring();
  ignoring.add('', '*.log\n/build\n');
  ignoring.add('ui/', '!kept.log\nold/\n');
  const kept = [
    'build/',
    'ui/build/',
    'a.log',
    'ui/kept.log',
    'ui/old/',
    'ui/node_modules/',
  ].filter((path) => !ignoring.has(path));
  expect(kept).toEqual(['ui/build/', 'ui/kept.log']);
});
