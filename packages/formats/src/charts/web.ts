import { jsonText } from '../text/text.ts';
import { type ChartColors, listOf, stopsOf } from './chart-file.ts';

/** Custom properties, and for ramps a gradient of them. */
export function writeChartCss({ kind, colors }: ChartColors): string {
  const lines = colors.map((hex, i) => `  --data-${i + 1}: ${hex};`);
  const stops = colors.map((_, i) => `var(--data-${i + 1})`).join(', ');
  const ramp =
    kind === 'categorical' ? [] : [`  --data-ramp: linear-gradient(to right, ${stops});`];
  return [':root {', ...lines, ...ramp, '}\n'].join('\n');
}

/** A color in each line. */
export const writeHexLines = ({ colors }: ChartColors): string => `${colors.join('\n')}\n`;

/** All colors in one line, as fields for pasting take them. */
export const writeHexRow = ({ colors }: ChartColors): string => `${colors.join(', ')}\n`;

/** The colors and their meaning. */
export const writeChartJson = ({ kind, name, colors }: ChartColors): string =>
  jsonText({ name, kind, colors });

/**
 * A module with a scale of d3-scale: ordinal, or for ramps one of steps and one that is continuous.
 * @see https://d3js.org/d3-scale
 */
export function writeD3({ kind, colors }: ChartColors): string {
  const list = `export const colors = ${listOf(colors, '')};\n`;
  if (kind === 'categorical') {
    return `import { scaleOrdinal } from "d3-scale";\n\n${list}\n/** The same category gets the same color: color("apples"). */\nexport const color = scaleOrdinal(colors);\n`;
  }
  const [domain, make] =
    kind === 'diverging' ? ['[-1, 0, 1]', 'scaleDiverging'] : ['[0, 1]', 'scaleSequential'];
  const ends = kind === 'diverging' ? '[-1, 1]' : '[0, 1]';
  return [
    `import { piecewise, interpolateRgb } from "d3-interpolate";`,
    `import { ${make}, scaleQuantize } from "d3-scale";`,
    '',
    list,
    '/** One color for each range of values; change its domain to that of the data. */',
    `export const steps = scaleQuantize(${ends}, colors);`,
    '',
    '/** The same without steps. */',
    `export const color = ${make}(${domain}, piecewise(interpolateRgb, colors));\n`,
  ].join('\n');
}

/**
 * A configuration whose range all charts take, of Vega-Lite and of Vega.
 * @see https://vega.github.io/vega-lite/docs/scale.html#range-config
 */
export function writeVegaLite({ kind, colors }: ChartColors): string {
  const range =
    kind === 'categorical'
      ? { category: colors }
      : kind === 'diverging'
        ? { diverging: colors, heatmap: colors, ramp: colors }
        : { ramp: colors, heatmap: colors, ordinal: colors };
  return jsonText({ config: { range } });
}

/**
 * A module with the options of a color scale of Observable Plot: `Plot.plot({ color, … })`.
 * @see https://observablehq.com/plot/features/scales#color-scales
 */
export function writePlot({ kind, colors }: ChartColors): string {
  const options = {
    categorical: ['type: "categorical"', 'range: colors'],
    sequential: ['type: "linear"', 'interpolate: "rgb"', 'range: colors'],
    diverging: ['type: "diverging"', 'interpolate: "rgb"', 'range: colors'],
  }[kind];
  return `export const colors = ${listOf(colors, '')};\n\nexport const color = { ${options.join(', ')} };\n`;
}

/**
 * A theme of Apache ECharts: `echarts.registerTheme('data', theme)`.
 * @see https://echarts.apache.org/handbook/en/concepts/style
 */
export function writeECharts({ kind, colors }: ChartColors): string {
  if (kind === 'categorical') return jsonText({ color: colors });
  return jsonText({ visualMap: { inRange: { color: colors } } });
}

/**
 * A template of Plotly: `layout: { template }`, in Python `pio.templates["data"] = …`.
 * @see https://plotly.com/javascript/reference/layout/#layout-colorscale
 */
export function writePlotly({ kind, colors }: ChartColors): string {
  if (kind === 'categorical') return jsonText({ layout: { colorway: colors } });
  const stops = stopsOf(colors);
  return jsonText({
    layout: {
      colorscale: { [kind]: stops, ...(kind === 'sequential' && { sequentialminus: stops }) },
    },
  });
}
