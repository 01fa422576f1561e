import { ColorOfTheDay } from '@swatchwork/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { SAMPLE_COLORS_OF_THE_DAY } from '../../db/sample/colors-of-the-day/sample-colors-of-the-day.ts';
import { createColorOfTheDayRepository } from './color-of-the-day.repository.ts';
import { createColorOfTheDayService, dayOfLeapYear } from './color-of-the-day.service.ts';

describe(dayOfLeapYear, () => {
  test.each([
    ['2023-01-01', 1],
    ['2023-02-28', 59],
    ['2024-02-29', 60],
    ['2023-03-01', 61],
    ['2024-03-01', 61],
    ['2023-12-31', 366],
  ])('%s is day %d', (date, day) => {
    expect(dayOfLeapYear(date)).toBe(day);
  });
});

describeOnEachEngine('GET /api/color-of-the-day', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });

  const get = (query = '') => callJson(app, 'GET', `/api/color-of-the-day${query}`);
  const at = (time: string) =>
    createColorOfTheDayService(
      createColorOfTheDayRepository(database().db),
      () => new Date(time),
    ).get();

  test('COTDAPI-01 to 03: one whole color, the same on every call', async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    const color = ColorOfTheDay.parse(body);
    expect(SAMPLE_COLORS_OF_THE_DAY.map(({ name }) => name)).toContain(color.name);
    expect((await callJson(app, 'GET', '/api/v1/color-of-the-day')).body).toEqual(body);
  });

  test.each([
    ['2023-01-01', 0],
    ['2024-02-29', 59],
    ['2023-12-31', 365],
    ['1924-12-31', 365],
  ])('%s has entry %d', async (date, index) => {
    expect((await get(`?date=${date}`)).body).toEqual({ date, ...SAMPLE_COLORS_OF_THE_DAY[index] });
  });

  test('the day changes at midnight in UTC', async () => {
    expect((await at('2025-06-01T23:59:59.999Z')).date).toBe('2025-06-01');
    expect((await at('2025-06-02T00:00:00Z')).date).toBe('2025-06-02');
  });

  test('tomorrow is refused', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await get(`?date=${tomorrow}`);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'date', received: tomorrow }]);
  });

  test.each([
    '2023-02-29',
    '2023-13-01',
    '2023-1-1',
    'today',
    '',
    '9999-12-31',
    '0',
    '2023-01-01T00:00:00Z',
    '%00',
  ])('date=%s is refused', async (date) => {
    const { status, body } = await get(`?date=${date}`);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'date' }]);
  });

  const archive = (query = '') => callJson(app, 'GET', `/api/color-of-the-day/archive${query}`);

  test('the archive has the days until one of them, newest first, over the end of a year', async () => {
    const { status, body } = await archive('?until=2024-01-02&days=4');
    expect(status).toBe(200);
    expect(body).toEqual([
      { date: '2024-01-02', ...SAMPLE_COLORS_OF_THE_DAY[1] },
      { date: '2024-01-01', ...SAMPLE_COLORS_OF_THE_DAY[0] },
      { date: '2023-12-31', ...SAMPLE_COLORS_OF_THE_DAY[365] },
      { date: '2023-12-30', ...SAMPLE_COLORS_OF_THE_DAY[364] },
    ]);
  });

  test('the archive has the 31 days until today by default', async () => {
    const { body } = await archive();
    expect(body).toHaveLength(31);
    expect(body[0]).toEqual((await get()).body);
  });

  test('the archive begins with the first day that four digits can write', async () => {
    const { body } = await archive('?until=0000-01-02');
    expect(body.map(({ date }: ColorOfTheDay) => date)).toEqual(['0000-01-02', '0000-01-01']);
  });

  test.each(['until=2023-02-29', 'until=9999-12-31', 'days=0', 'days=32', 'days=1.5', 'days=x'])(
    'an archive of %s is refused',
    async (query) => {
      const { status, body } = await archive(`?${query}`);
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ field: query.split('=')[0] }]);
    },
  );
});
