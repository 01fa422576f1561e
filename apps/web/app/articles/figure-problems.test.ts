import { expect, test } from 'vitest';

import { FIGURE_KINDS } from './figure-names.ts';
import { FIGURE_EXAMPLES, figureProblems } from './figure-problems.ts';

test('what the buttons insert, and what the sample articles hold, is right', async () => {
  for (const kind of FIGURE_KINDS) expect(figureProblems(kind, FIGURE_EXAMPLES[kind])).toEqual([]);

  const { SAMPLE_ARTICLES } = await import(
    '../../../api/src/db/sample/articles/sample-articles.ts'
  );
  const text = SAMPLE_ARTICLES.map(({ content }) => content).join('\n');
  const figures = [...text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].flatMap(
    ([, name, rows = '']) => {
      const kind = FIGURE_KINDS.find((known) => known === name);
      return kind ? [{ kind, rows }] : [];
    },
  );
  expect(figures.length).toBeGreaterThan(15);
  for (const { kind, rows } of figures)
    expect([rows, figureProblems(kind, rows)]).toEqual([rows, []]);
});

test.each([
  ['contrast', '#8A8A8A on #000000', 'colors come first'],
  ['contrast', '#8A8A8A The gray', '1 colors instead of 2'],
  ['swatches', '#1D4ED Blue', '#1D4ED is not a color'],
  ['swatches', '#zzzzzz', '#zzzzzz is not a color'],
  ['harmony', '#0A66C2 square', 'one of complementary'],
  ['gradient', '\n\n', 'The figure is empty'],
  ['vision', 'red blue', '0 colors'],
  ['lightness', '#112233 #445566 #778899 Right\n#123 #FFF\n#1234567', '#1234567 is not a color'],
  ['theme', '#0A66C2 text/papre', 'text/papre is not a pair'],
  ['theme', '#0A66C2\n#F59E0B', 'only its first line'],
  ['steps', '#0A66C2 #F59E0B', '2 colors instead of 1'],
] as const)('a figure of %s with %j is explained', (kind, rows, problem) => {
  expect(figureProblems(kind, rows).join('\n')).toContain(problem);
});

test('a problem names its line', () => {
  const [problem] = figureProblems('swatches', '#1D4ED8 Blue\n#12345 Bad\n');
  expect(problem).toMatch(/^Line 2, “#12345 Bad”: /);
});
