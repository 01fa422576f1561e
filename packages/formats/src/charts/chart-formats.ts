import type { ChartFormatId } from '../constants.ts';
import type { ChartColors } from './chart-file.ts';
import { writeChartSvg } from './chart-sheet.ts';
import { writeOffice, writePowerBi, writeQgis, writeTableau } from './office.ts';
import { writeGgplot, writeMatplotlib, writeSeaborn } from './science.ts';
import {
  writeChartCss,
  writeChartJson,
  writeD3,
  writeECharts,
  writeHexLines,
  writeHexRow,
  writePlot,
  writePlotly,
  writeVegaLite,
} from './web.ts';

interface ChartFormatBase {
  readonly id: ChartFormatId;
  readonly label: string;
  /** Usual name of the file. */
  readonly fileName: string;
  readonly mediaType: string;
  /** What to do with the file, in a sentence. */
  readonly use: string;
  write(palette: ChartColors): string;
}

/** Every format of palettes for charts, in the order in which people look for them. */
// biome-ignore format: a row for each format
export const CHART_FORMATS = [
  { id: 'css', label: 'CSS variables', fileName: 'data-palette.css', mediaType: 'text/css', use: 'Use var(--data-1) and so on.', write: writeChartCss },
  { id: 'hex', label: 'Hex list', fileName: 'data-palette.txt', mediaType: 'text/plain', use: 'A color in each line.', write: writeHexLines },
  { id: 'datawrapper', label: 'Datawrapper', fileName: 'data-palette.datawrapper.txt', mediaType: 'text/plain', use: 'Paste it where the colors of a chart are imported.', write: writeHexRow },
  { id: 'flourish', label: 'Flourish', fileName: 'data-palette.flourish.txt', mediaType: 'text/plain', use: 'Choose a custom palette, and paste it there.', write: writeHexRow },
  { id: 'json', label: 'JSON', fileName: 'data-palette.json', mediaType: 'application/json', use: 'The colors and their meaning.', write: writeChartJson },
  { id: 'd3', label: 'D3', fileName: 'data-palette.d3.js', mediaType: 'text/javascript', use: 'Import color, a scale of d3-scale.', write: writeD3 },
  { id: 'vega-lite', label: 'Vega-Lite and Vega', fileName: 'data-palette.vega.json', mediaType: 'application/json', use: 'Merge it into a specification.', write: writeVegaLite },
  { id: 'plot', label: 'Observable Plot', fileName: 'data-palette.plot.js', mediaType: 'text/javascript', use: 'Import color and pass it to Plot.plot({ color }).', write: writePlot },
  { id: 'echarts', label: 'Apache ECharts', fileName: 'data-palette.echarts.json', mediaType: 'application/json', use: 'Register it with echarts.registerTheme, or spread it into an option.', write: writeECharts },
  { id: 'plotly', label: 'Plotly', fileName: 'data-palette.plotly.json', mediaType: 'application/json', use: 'Use it as the template of a layout.', write: writePlotly },
  { id: 'matplotlib', label: 'Matplotlib', fileName: 'data_palette.py', mediaType: 'text/x-python', use: 'Import it: charts use its colors from then on, and cmap is a color map.', write: writeMatplotlib },
  { id: 'seaborn', label: 'seaborn', fileName: 'data_palette_seaborn.py', mediaType: 'text/x-python', use: 'Import it before drawing.', write: writeSeaborn },
  { id: 'ggplot2', label: 'ggplot2', fileName: 'data-palette.R', mediaType: 'text/plain', use: 'Source it, and add its scale to a plot.', write: writeGgplot },
  { id: 'tableau', label: 'Tableau', fileName: 'Preferences.tps', mediaType: 'application/xml', use: 'Put it into My Tableau Repository and restart Tableau.', write: writeTableau },
  { id: 'power-bi', label: 'Power BI', fileName: 'data-palette.powerbi.json', mediaType: 'application/json', use: 'Browse for it under View, Themes. Power BI uses only the ends and the middle of a ramp.', write: writePowerBi },
  { id: 'qgis', label: 'QGIS', fileName: 'data-palette.qgis.xml', mediaType: 'application/xml', use: 'Import it in the style manager.', write: writeQgis },
  { id: 'office', label: 'Office theme colors', fileName: 'data-palette.office.xml', mediaType: 'application/xml', use: 'Put it into Document Themes/Theme Colors. Office uses the first six colors.', write: writeOffice },
  { id: 'svg', label: 'Sheet (SVG)', fileName: 'data-palette.svg', mediaType: 'image/svg+xml', use: 'The colors with their names, and two charts of them, as a picture.', write: writeChartSvg },
] as const satisfies readonly ChartFormatBase[];

/**
 * A palette for charts in one of the formats.
 *
 * @returns The text, and what to save it as.
 */
export function writeChartFile(id: ChartFormatId, palette: ChartColors) {
  const { fileName, mediaType, write } = CHART_FORMATS.find((format) => format.id === id)!;
  return { fileName, mediaType, text: write(palette) };
}
