import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { type Hex, parseHex } from '@swatchwork/color';
import { type EChartsOption, init } from 'echarts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, test } from 'vitest';

import { readPalette } from '../read/read.ts';
import {
  CHART_FORMAT_IDS,
  CHART_FORMATS,
  type ChartColors,
  type ChartFormatId,
  drawChartSheet,
  writeChartFile,
} from './index.ts';

const EIGHT: readonly Hex[] = [
  ...(['#8B0007', '#06A88D', '#580EA7', '#AF6CFF'] as const),
  ...(['#E67505', '#1D7177', '#DA0247', '#920EF7'] as const),
];
const FIVE: readonly Hex[] = ['#0A66C2', '#8FB4E3', '#EEEEEE', '#E39F7F', '#C2410C'];

const CATEGORIES: ChartColors = { kind: 'categorical', name: 'Brand', colors: EIGHT };
const RAMP: ChartColors = { kind: 'sequential', name: 'Brand', colors: FIVE };
const WINGS: ChartColors = { kind: 'diverging', name: 'Brand', colors: FIVE };
const ALL = [CATEGORIES, RAMP, WINGS];

const write = (id: ChartFormatId, palette: ChartColors): string => writeChartFile(id, palette).text;

test('the list of ids, which needs no writer, names every format', () => {
  expect(CHART_FORMATS.map(({ id }) => id)).toEqual(CHART_FORMAT_IDS);
});

/** Runs a module with lines that print a value, and reads that. */
function run(module: string, ...lines: string[]): unknown {
  const code = [module, ...lines].join('\n');
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

const parseXml = (text: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }).parse(
    text,
  );

describe('CSS and JSON', () => {
  test('name colors by their places', () => {
    expect(write('css', RAMP)).toBe(
      `:root {
  --data-1: #0A66C2;
  --data-2: #8FB4E3;
  --data-3: #EEEEEE;
  --data-4: #E39F7F;
  --data-5: #C2410C;
  --data-ramp: linear-gradient(to right, var(--data-1), var(--data-2), var(--data-3), var(--data-4), var(--data-5));
}
`,
    );
    expect(JSON.parse(write('json', WINGS))).toEqual({
      name: 'Brand',
      kind: 'diverging',
      colors: FIVE,
    });
  });
});

test('lists of hex codes stand in lines, or in one line to paste', () => {
  expect(write('hex', RAMP)).toBe(`${FIVE.join('\n')}\n`);
  for (const id of ['datawrapper', 'flourish'] as const) {
    expect(write(id, CATEGORIES)).toBe(`${EIGHT.join(', ')}\n`);
  }
});

test.each([
  ['Data palette', 'data_palette'],
  ['Élan 2026!', 'lan_2026'],
  ['2026', 'data_2026'],
  ['If', 'data_if'],
  ['Steps', 'data_steps'],
  ['—', 'data'],
])('%s is %s in R and Python', (name, expected) => {
  expect(write('ggplot2', { ...CATEGORIES, name })).toContain(`scale_fill_${expected} <- `);
  expect(write('matplotlib', { ...RAMP, name })).toContain(`"${expected}"`);
  for (const id of ['matplotlib', 'seaborn'] as const) {
    expect(write(id, { ...CATEGORIES, name })).toContain(`\n${expected} = [\n`);
  }
});

describe('d3-scale reads', () => {
  test('categories', () => {
    const read = run(
      write('d3', CATEGORIES),
      'console.log(JSON.stringify([..."abcdefgh"].map(color)))',
    );
    expect(read).toEqual(EIGHT);
  });

  test.each([
    [RAMP, '[0, 0.25, 0.5, 0.75, 1]'],
    [WINGS, '[-1, -0.5, 0, 0.5, 1]'],
  ])('a ramp, in steps and continuous', (palette, places) => {
    const read = run(
      write('d3', palette),
      `console.log(JSON.stringify([${places}.map(steps), ${places}.map(color)]))`,
    );
    expect(read).toEqual([FIVE, FIVE.map(rgbOf)]);
  });
});

describe('Observable Plot reads', () => {
  const plot = 'import * as Plot from "@observablehq/plot";\n';

  test('categories', () => {
    const read = run(
      plot + write('plot', CATEGORIES),
      'const scale = Plot.scale({ color: { ...color, domain: [..."abcdefgh"] } });',
      'console.log(JSON.stringify([..."abcdefgh"].map(scale.apply)));',
    );
    expect(read).toEqual(EIGHT);
  });

  test.each([
    [RAMP, '[0, 0.25, 0.5, 0.75, 1]', '[0, 1]'],
    [WINGS, '[-1, -0.5, 0, 0.5, 1]', '[-1, 1]'],
  ])('a ramp', (palette, places, domain) => {
    const read = run(
      plot + write('plot', palette),
      `const scale = Plot.scale({ color: { ...color, domain: ${domain} } });`,
      `console.log(JSON.stringify(${places}.map(scale.apply)));`,
    );
    expect(read).toEqual(FIVE.map(rgbOf));
  });
});

describe('Vega-Lite reads', () => {
  const specOf = (palette: ChartColors, type: 'nominal' | 'quantitative'): TopLevelSpec => ({
    data: { values: [{ a: 1, b: 2 }] },
    mark: 'bar',
    encoding: { x: { field: 'a', type: 'quantitative' }, color: { field: 'b', type } },
    ...JSON.parse(write('vega-lite', palette)),
  });

  test.each([
    [CATEGORIES, 'nominal', 'category', EIGHT],
    [RAMP, 'quantitative', 'ramp', FIVE],
    [WINGS, 'quantitative', 'ramp', FIVE],
  ] as const)('its configuration', (palette, type, range, colors) => {
    const { spec } = compile(specOf(palette, type));
    expect(spec.scales?.find(({ name }) => name === 'color')).toMatchObject({ range });
    expect(spec.config?.range).toMatchObject({ [range]: colors });
  });
});

describe('ECharts reads', () => {
  const paint = (palette: ChartColors, option: EChartsOption): string => {
    const file = JSON.parse(write('echarts', palette));
    const size = { width: 400, height: 300 };
    const chart = init(null, file, { renderer: 'svg', ssr: true, ...size });
    chart.setOption({ animation: false, ...file, ...option });
    const svg = chart.renderToSVGString();
    chart.dispose();
    return svg;
  };

  test('categories as a theme', () => {
    const data = EIGHT.map((_, i) => ({ name: `${i}`, value: 1 }));
    const svg = paint(CATEGORIES, { series: { type: 'pie', data } });
    for (const hex of EIGHT) expect(svg).toContain(`fill="${hex}"`);
  });

  test.each([RAMP, WINGS])('a ramp as the map of a visual', (palette) => {
    const file = JSON.parse(write('echarts', palette));
    const data = FIVE.map((_, i) => [i, 0, i]);
    const svg = paint(palette, {
      visualMap: { ...file.visualMap, min: 0, max: 4, show: false },
      xAxis: { type: 'category' },
      yAxis: { type: 'category' },
      series: { type: 'heatmap', data },
    });
    for (const hex of FIVE) expect(svg).toContain(`fill="${rgbOf(hex).replaceAll(' ', '')}"`);
  });
});

describe('themes in JSON', () => {
  test('hold categories where ECharts, Plotly and Power BI look for them', () => {
    expect(JSON.parse(write('echarts', CATEGORIES))).toEqual({ color: EIGHT });
    expect(JSON.parse(write('plotly', CATEGORIES))).toEqual({ layout: { colorway: EIGHT } });
    expect(JSON.parse(write('power-bi', CATEGORIES))).toEqual({ name: 'Brand', dataColors: EIGHT });
  });

  test('hold ramps', () => {
    expect(JSON.parse(write('echarts', RAMP))).toEqual({
      visualMap: { inRange: { color: FIVE } },
    });
    const stops = [0, 0.25, 0.5, 0.75, 1].map((place, i) => [place, FIVE[i]]);
    expect(JSON.parse(write('plotly', WINGS))).toEqual({
      layout: { colorscale: { diverging: stops } },
    });
    expect(JSON.parse(write('power-bi', WINGS))).toEqual({
      name: 'Brand',
      minimum: '#0A66C2',
      maximum: '#C2410C',
      center: '#EEEEEE',
    });
  });
});

describe('Tableau, QGIS and Office', () => {
  test('find the colors in well-formed XML', () => {
    for (const palette of ALL) {
      for (const id of ['tableau', 'qgis', 'office'] as const) {
        expect(XMLValidator.validate(write(id, palette)), id).toBe(true);
      }
    }
    expect(parseXml(write('tableau', WINGS)).workbook.preferences['color-palette']).toEqual({
      name: 'Brand',
      type: 'ordered-diverging',
      color: FIVE,
    });
    const scheme = parseXml(write('office', CATEGORIES))['a:clrScheme'];
    expect(
      Array.from({ length: 6 }, (_, i) => `#${scheme[`a:accent${i + 1}`]['a:srgbClr'].val}`),
    ).toEqual(EIGHT.slice(0, 6));
  });

  test('QGIS gets presets for categories and stops for ramps', () => {
    const optionsOf = (palette: ChartColors) => {
      const { Option } = parseXml(write('qgis', palette)).qgis_style.colorramps.colorramp;
      const all: { name: string; value: string }[] = Option.Option;
      return Object.fromEntries(all.map(({ name, value }) => [name, value]));
    };
    expect(optionsOf(CATEGORIES)).toMatchObject({
      rampType: 'preset',
      preset_color_0: '139,0,7,255',
      preset_color_name_7: '#920EF7',
    });
    expect(optionsOf(RAMP)).toMatchObject({
      color1: '10,102,194,255',
      color2: '194,65,12,255',
      stops: '0.25;143,180,227,255:0.5;238,238,238,255:0.75;227,159,127,255',
    });
  });
});

describe('Python and R', () => {
  // Of the tree-sitter grammars, R is not among them; Python stands for all that is shared.
  test.each(ALL)('hold every color in order', (palette) => {
    for (const id of ['matplotlib', 'seaborn', 'ggplot2'] as const) {
      const list = /(?:\w+ = \[|<- c\()([^\])]*)/.exec(write(id, palette))?.[1];
      expect(list?.match(/#[\dA-F]{6}/g), id).toEqual(palette.colors);
    }
  });

  test.each(ALL)('Python parses', async (palette) => {
    const parser = await pythonParser();
    for (const id of ['matplotlib', 'seaborn'] as const) {
      expect(parser.parse(write(id, palette))?.rootNode.hasError, id).toBe(false);
    }
  });
});

describe('a hostile name', () => {
  const NASTY = `"]}' */ --> <x a="1"> \u202Esystem("x")\n\`\${1}\` \\u0022; import os #`;

  test.each(CHART_FORMAT_IDS)('is inert in %s', (id) => {
    for (const palette of ALL) {
      const harmless = write(id, { ...palette, name: 'Brand' });
      const text = write(id, { ...palette, name: NASTY });
      expect(text).not.toContain('\u202E');
      expect(text.split('\n')).toHaveLength(harmless.split('\n').length);
      if (text.startsWith('{')) expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(0);
      if (text.startsWith('<')) expect(XMLValidator.validate(text)).toBe(true);
      if (/\.(py|R|js|css)$/.test(fileOf(id))) expect(text).not.toContain('system(');
    }
  });

  test('leaves a name where nothing of it can stay', () => {
    expect(write('ggplot2', { ...CATEGORIES, name: '日本' })).toContain('scale_color_data <-');
  });
});

describe('every file is read back', () => {
  test.each(CHART_FORMAT_IDS.filter((id) => !['office', 'power-bi', 'svg'].includes(id)))(
    '%s',
    (id) => {
      for (const kind of ['categorical', 'sequential', 'diverging'] as const) {
        const { palette } = readPalette(write(id, { ...CATEGORIES, kind }));
        expect(palette.colors.map(({ hex }) => hex)).toEqual(CATEGORIES.colors);
      }
    },
  );

  test('office, power-bi and a sheet, as far as they hold them', () => {
    const hexes = (id: ChartFormatId) =>
      readPalette(write(id, CATEGORIES)).palette.colors.map(({ hex }) => hex);
    expect(hexes('office').slice(4, 10)).toEqual(CATEGORIES.colors.slice(0, 6));
    expect(hexes('power-bi')).toEqual(CATEGORIES.colors);
    expect(hexes('svg')).toEqual(expect.arrayContaining([...CATEGORIES.colors]));
  });
});

const fileOf = (id: ChartFormatId) => writeChartFile(id, CATEGORIES).fileName;

function rgbOf(hex: Hex): string {
  const { r, g, b } = parseHex(hex)!;
  return `rgb(${[r, g, b].map((channel) => Math.round(255 * channel)).join(', ')})`;
}

async function pythonParser() {
  const { Language, Parser } = await import('web-tree-sitter');
  await Parser.init();
  const grammar = createRequire(import.meta.url).resolve(
    'tree-sitter-wasms/out/tree-sitter-python.wasm',
  );
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return parser;
}

describe('a sheet', () => {
  test.each(ALL)('is XML with the name and every color: $kind', (palette) => {
    const svg = write('svg', { ...palette, name: '<b>&"\u202E' });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(parseXml(svg).svg.title).toBe('<b>&"');
    for (const hex of palette.colors)
      expect(svg).toMatch(new RegExp(`fill="${hex}"/>.*>${hex}<`, 's'));
  });

  test.each([2, 3, 9, 20])('of %i colors has room for the name of each line', (count) => {
    const colors = Array.from({ length: count }, (_, i): Hex => `#80${10 + i}C0`);
    const { shapes } = drawChartSheet({ kind: 'categorical', name: 'Brand', colors });
    const heights = shapes.flatMap((shape) =>
      'text' in shape && shape.x === 998 ? [shape.y] : [],
    );
    heights.sort((a, b) => a - b);
    expect(heights).toHaveLength(count);
    for (const [i, y] of heights.slice(1).entries()) expect(y - heights[i]!).toBeGreaterThan(19);
  });
});
