import fc from 'fast-check';
import { expect, test } from 'vitest';

import { COMMANDS } from './commands.ts';
import { main } from './main.ts';

/** Options that write files are left out: the test cannot know where the files would go. */
const WRITING = ['output', 'sarif', 'report'];
const OPTIONS = COMMANDS.filter(({ name }) => name !== 'audit')
  .flatMap(({ options }) => Object.keys(options))
  .filter((name) => !WRITING.includes(name))
  .map((name) => `--${name}`);

const word = fc.oneof(
  fc.constantFrom(...OPTIONS, '--json', '-', '--', '--min=AA', 'AA', 'css', 'both', '5'),
  fc.constantFrom('red', '#fff', '3B82F6', 'rgb(1 2 3 / .5)', 'oklch(9 9 9)', 'lab(none 1e9 0)'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const pair = fc.record(
  {
    text: fc.oneof(fc.constantFrom('red', '{a}', 'a', '#0000'), fc.string(), fc.integer()),
    background: fc.constantFrom('white', '#fff8', 'b', '{b}', ''),
    over: fc.constantFrom('white', '#0008', 'c'),
    min: fc.oneof(fc.constantFrom('AA', 'aa', 21, 22, null), fc.double()),
  },
  { requiredKeys: [] },
);
const colors = fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.constantFrom('{b}', 'red'));
const pairs = fc.record({ colors, pairs: fc.array(pair) }, { requiredKeys: ['pairs'] });

const input = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }),
  pairs.map((content) => Buffer.from(JSON.stringify(content))),
  fc
    .constantFrom('red\nblue\n', '#3B82F6  vivid blue\n', '{"pairs": [{]}', '\ufeff[]')
    .map(Buffer.from),
);

test('no words and no input are taken for a fault of the program', async () => {
  // A search for colors takes long, so that `chart-colors` gets fewer of the words.
  // One waits for messages, and one reads the working folder and may write there.
  const names = COMMANDS.map(({ name }) => name).filter(
    (name) => !['mcp', 'lsp', 'audit'].includes(name),
  );
  const quick = names.filter((name) => name !== 'chart-colors');
  const codes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 99, arbitrary: fc.constantFrom(...quick) }, fc.constantFrom(...names)),
      fc.array(word, { maxLength: 6 }).filter((words) => !words.some(writes)),
      input,
      async (name, words, bytes) => {
        let said = '';
        const code = await main([name, ...words], {
          stdout: {},
          env: {},
          write: () => {},
          note: (text) => {
            said += text;
          },
          readInput: async () => bytes,
        });
        codes.add(code);
        expect(code, said).toBeLessThan(3);
        if (code === 2) expect(said).toMatch(/^swatchwork [\w-]+: .+\n/);
      },
    ),
    {
      seed: 20_261_121,
      numRuns: 4_000,
      // Words that fit together are rare, and the code 1 must not depend on luck.
      examples: [['contrast', ['red', 'red', '--min=AA'], Buffer.from('')]],
    },
  );
  expect([...codes].sort()).toEqual([0, 1, 2]);
});

const writes = (word: string) => /^-(?:o|-output|-sarif|-report)/.test(word);
