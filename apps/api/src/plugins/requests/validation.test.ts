import { ExportPaletteRequest } from '@swatchwork/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { AppError } from '../../app-error.ts';
import { parseAs } from './validation.ts';

/** A list whose entries count how often the parser reads them. */
function createCounted(isRight: (entry: unknown) => boolean) {
  let looks = 0;
  const entry = z.custom((value) => {
    looks += 1;
    return isRight(value);
  });
  const schema = z.object({ list: z.array(entry).min(1).max(10_000), name: z.string() });
  return { schema, looks: () => looks };
}

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It was not refused');
}

test('of ten thousand wrong entries a few hundred are looked at, wherever they begin', () => {
  for (const right of [0, 5_000]) {
    const { schema, looks } = createCounted((value) => Number(value) < right);
    const data = { list: Array.from({ length: 10_000 }, (_, i) => i), name: 5 };
    const { details, message } = refusalOf(() => parseAs(schema, data, 'body'));
    expect(details?.slice(0, 20).map(({ field }) => field)).toContain(`list.${right}`);
    expect(message).toMatch(new RegExp(`${9900 - right} further entries were not checked$`));
    expect(looks()).toBeLessThanOrEqual(2 * right + 200);
  }
});

test('right entries are looked at once, and wrong ones among them are all named', () => {
  const right = createCounted(() => true);
  const data = { list: Array.from({ length: 10_000 }, (_, i) => i), name: 'a' };
  expect(parseAs(right.schema, data, 'body')).toEqual(data);
  expect(right.looks()).toBe(10_000);

  const few = createCounted((value) => Number(value) % 1000 !== 999);
  const { details } = refusalOf(() => parseAs(few.schema, data, 'body'));
  expect(details?.map(({ field }) => field)).toEqual(
    Array.from({ length: 10 }, (_, i) => `list.${i * 1000 + 999}`),
  );
});

test('what holds for a long list as a whole is said as for a short one', () => {
  const { schema } = createCounted(() => true);
  const tooLong = { list: Array(10_001).fill(1), name: 'a' };
  expect(refusalOf(() => parseAs(schema, tooLong, 'body')).details).toEqual([
    { field: 'list', message: 'must have at most 10000 entries', received: 'a list of 10001' },
  ]);

  const colors = Array.from({ length: 1001 }, (_, i) => (i % 2 ? '#112233' : { hex: 'abcdef' }));
  const parsed = parseAs(ExportPaletteRequest, { colors, format: 'css' }, 'body');
  expect(parsed).toEqual({
    ...parseAs(ExportPaletteRequest, { colors: colors.slice(0, 100), format: 'css' }, 'body'),
    colors: colors.map((_, i) => parsed.colors[i % 2]),
  });
  const picture = refusalOf(() => parseAs(ExportPaletteRequest, { colors, format: 'png' }, 'body'));
  expect(picture.details?.[0]?.field).toBe('colors');
});

test('of what holds no fields no entry is read, of which a text has millions', () => {
  const list = Object.defineProperty([1], 0, {
    enumerable: true,
    get: () => expect.unreachable(),
  });
  expect(() => parseAs(z.object({ colors: z.array(z.string()) }), list, 'body')).toThrow(
    'body: must be a JSON object; received a list of 1',
  );
});
