import { parseHex } from '@swatchwork/color';
import { CATEGORY_LIMITS, createChartPalette, RAMP_LIMITS } from '@swatchwork/color/charts';
import { LIMITS } from '@swatchwork/contract';
import { CHART_FORMAT_IDS, writeChartFile } from '@swatchwork/formats/charts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';
import { FILE_QUEUE } from '../../../workers/file-pool.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const three = { kind: 'categorical', count: 3 };

const make = (body: object) => callJson(app, 'POST', '/api/v1/palettes/charts', body);

const colorsOf = (hexes: readonly string[]) => hexes.map((hex) => parseHex(hex)!);

describe('POST /api/v1/palettes/charts', () => {
  test.each([
    { kind: 'categorical' as const, count: 4 },
    { kind: 'categorical' as const, count: 4, style: 'bright' as const, seed: 'harbor' },
    { kind: 'categorical' as const, count: 4, style: 'spread' as const },
    {
      kind: 'categorical' as const,
      count: 3,
      colors: ['#0A66C2', '#0A66C4'],
      grounds: ['#FFFFFF', '#111111'],
      contrast: 5,
      severity: 0.5,
      gray: 0.5,
      lightness: [0.3, 0.9] as const,
      chroma: [0, 0.2] as const,
    },
    { kind: 'sequential' as const, count: 256, colors: ['#0A66C2', '#FFF7ED'] },
    { kind: 'diverging' as const, count: 9, colors: ['#0A66C2'] },
    { kind: 'sequential' as const, count: 9, style: 'muted' as const, seed: '7' },
  ])('answers what the package of colors says: %j', async ({ grounds, ...asked }) => {
    const { status, body } = await make({ ...asked, ...(grounds && { grounds }) });
    expect(status).toBe(200);
    expect(body).toEqual(
      createChartPalette({
        ...asked,
        colors: colorsOf(asked.colors ?? []),
        ...(grounds && { grounds: colorsOf(grounds) }),
      }),
    );
  });

  test('a number is the same seed as its digits', async () => {
    const [number, text] = await Promise.all([7, '7'].map((seed) => make({ ...three, seed })));
    expect(number!.body).toEqual(text!.body);
  });

  test.each(CHART_FORMAT_IDS)('writes the file of %s beside the colors', async (format) => {
    const ramp = { kind: 'sequential', count: 5, colors: ['#0A66C2'] } as const;
    const { body } = await make({ ...ramp, format, name: 'Ocean' });
    const made = createChartPalette({ ...ramp, colors: colorsOf(ramp.colors) });
    const file = writeChartFile(format, { ...made, name: 'Ocean' });
    expect(body).toEqual({ ...made, file });
  });

  test('of more palettes for charts than can wait for a thread the rest hear when to try again', async () => {
    const payload = { kind: 'sequential', count: 3, colors: ['#0A66C2'] };
    const url = '/api/v1/palettes/charts';
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url, payload, remoteAddress });
    // Half of the places are one caller's: three others share the rest.
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => from(`192.0.2.${at % 4}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(FILE_QUEUE);
  });

  test('takes as many colors as the engine does', () => {
    expect(LIMITS.chartCategories).toEqual(CATEGORY_LIMITS);
    expect(LIMITS.chartSteps).toEqual(RAMP_LIMITS);
  });

  const ramp = { kind: 'sequential', count: 3, colors: ['#0A66C2'] };

  test.each([
    [{ count: 3 }, 'kind', /categorical/],
    [{ ...three, kind: 'rainbow' }, 'kind', /categorical/],
    [{ kind: 'categorical' }, 'count', 'must be a whole number from 2 to 256'],
    [{ ...three, count: 21 }, 'count', 'must be a whole number from 2 to 20 for categorical'],
    [{ ...ramp, count: 2 }, 'count', 'must be a whole number from 3 to 256 for sequential'],
    [{ ...ramp, count: 2.5 }, 'count', 'must be a whole number from 2 to 256'],
    [
      { ...ramp, colors: Array(3).fill('#0A66C2') },
      'colors',
      'must have at most 2 colors for sequential',
    ],
    [
      { ...ramp, colors: ['#24DE0C', '#35DC31'] },
      'colors',
      'must be at least 10 apart (CIEDE2000) for sequential',
    ],
    [
      { ...ramp, colors: ['#E5484D', '#30A46C'] },
      'colors',
      'must differ so that one is at least 2 lighter (CIE, 0 to 100) for every type of vision',
    ],
    [
      { ...three, colors: Array(4).fill('#0A66C2') },
      'colors',
      'must not have more colors than count',
    ],
    [{ ...three, colors: Array(21).fill('#0A66C2') }, 'colors', 'must have at most 20 colors'],
    [{ ...three, colors: ['blue'] }, 'colors.0', /six hex digits/],
    [{ ...three, grounds: [] }, 'grounds', 'must have 1 to 4 colors'],
    [{ ...three, grounds: Array(5).fill('#FFFFFF') }, 'grounds', 'must have 1 to 4 colors'],
    [{ ...three, contrast: 22 }, 'contrast', 'must be a number from 1 to 21'],
    [{ ...three, severity: 1.1 }, 'severity', 'must be a number from 0 to 1'],
    [{ ...three, gray: -1 }, 'gray', 'must be a number from 0 to 1'],
    [
      { ...three, lightness: [0.9, 0.3] },
      'lightness',
      /^must be two numbers from 0 to 1, the smaller/,
    ],
    [{ ...three, lightness: [0.9] }, 'lightness', /^must be two numbers from 0 to 1, the smaller/],
    [{ ...three, chroma: [0, 1] }, 'chroma.1', /^must be two numbers from 0 to 0.4, the smaller/],
    [{ ...three, style: 'loud' }, 'style', /balanced.*spread/],
    [{ ...three, seed: 'x'.repeat(101) }, 'seed', /100/],
    [{ ...three, format: 'excel' }, 'format', /vega-lite.*office/],
    [{ ...three, name: 'Ocean' }, 'name', 'must not be given without format'],
    [{ ...ramp, gray: 0 }, 'gray', 'must not be given for sequential'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await make(input);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([
      { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });
});
