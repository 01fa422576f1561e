import type { ChartFormatId } from '../constants.ts';
import { fileNamed } from '../file-named.ts';
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
  { id: 'css', label: 'CSS variables', ...fileNamed('data-palette.css'), use: 'Use var(--data-1) and so on.', write: writeChartCss },
  { id: 'hex', label: 'Hex list', ...fileNamed('data-palette.txt'), use: 'A color in each line.', write: writeHexLines },
  { id: 'datawrapper', label: 'Datawrapper', ...fileNamed('data-palette.datawrapper.txt'), use: 'Paste it where the colors of a chart are imported.', write: writeHexRow },
  { id: 'flourish', label: 'Flourish', ...fileNamed('data-palette.flourish.txt'), use: 'Choose a custom palette, and paste it there.', write: writeHexRow },
  { id: 'json', label: 'JSON', ...fileNamed('data-palette.json'), use: 'The colors and their meaning.', write: writeChartJson },
  { id: 'd3', label: 'D3', ...fileNamed('data-palette.d3.js'), use: 'Import color, a scale of d3-scale.', write: writeD3 },
  { id: 'vega-lite', label: 'Vega-Lite and Vega', ...fileNamed('data-palette.vega.json'), use: 'Merge it into a specification.', write: writeVegaLite },
  { id: 'plot', label: 'Observable Plot', ...fileNamed('data-palette.plot.js'), use: 'Import color and pass it to Plot.plot({ color }).', write: writePlot },
  { id: 'echarts', label: 'Apache ECharts', ...fileNamed('data-palette.echarts.json'), use: 'Register it with echarts.registerTheme, or spread it into an option.', write: writeECharts },
  { id: 'plotly', label: 'Plotly', ...fileNamed('data-palette.plotly.json'), use: 'Use it as the template of a layout.', write: writePlotly },
  { id: 'matplotlib', label: 'Matplotlib', ...fileNamed('data_palette.py'), use: 'Import it: charts use its colors from then on, and cmap is a color map.', write: writeMatplotlib },
  { id: 'seaborn', label: 'seaborn', ...fileNamed('data_palette_seaborn.py'), use: 'Import it before drawing.', write: writeSeaborn },
  { id: 'ggplot2', label: 'ggplot2', ...fileNamed('data-palette.R'), use: 'Source it, and add its scale to a plot.', write: writeGgplot },
  { id: 'tableau', label: 'Tableau', ...fileNamed('Preferences.tps'), use: 'Put it into My Tableau Repository and restart Tableau.', write: writeTableau },
  { id: 'power-bi', label: 'Power BI', ...fileNamed('data-palette.powerbi.json'), use: 'Browse for it under View, Themes. Power BI uses only the ends and the middle of a ramp.', write: writePowerBi },
  { id: 'qgis', label: 'QGIS', ...fileNamed('data-palette.qgis.xml'), use: 'Import it in the style manager.', write: writeQgis },
  { id: 'office', label: 'Office theme colors', ...fileNamed('data-palette.office.xml'), use: 'Put it into Document Themes/Theme Colors. Office uses the first six colors.', write: writeOffice },
  { id: 'svg', label: 'Sheet (SVG)', ...fileNamed('data-palette.svg'), use: 'The colors with their names, and two charts of them, as a picture.', write: writeChartSvg },
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
