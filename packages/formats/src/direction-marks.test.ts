import { expect, test } from 'vitest';
import { readPalette } from './read/read.ts';
import { FORMATS } from './write/formats.ts';

const MARKS = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
const PALETTE = {
  name: `a${MARKS}b`,
  colors: ['#F472B6'],
  colorNames: [`c${MARKS}d`],
} as const;

// https://trojansource.codes: people would read other code than the compiler.
test.each(FORMATS.filter(({ isText }) => isText))(
  '$id holds no mark that turns the direction of its text',
  async (format) => {
    const text = await format.write(PALETTE, new Date(0));
    expect(text).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
    expect(text).toMatch(/F472B6|244|0\.956/i);
  },
);

test.each(['json', 'tokens'])('%s keeps them in its data, escaped', async (id) => {
  const format = FORMATS.find((known) => known.id === id)!;
  const { palette } = readPalette(String(await format.write(PALETTE, new Date(0))));
  expect(palette.colors[0]?.name).toBe(`c${MARKS}d`);
});
