import type { Hex } from '@swatchwork/color';
import { slugOf } from '../text/slug.ts';
import { type ChartColors, listOf } from './chart-file.ts';

/**
 * A Python module: a color map, and for categories the cycle of colors that lines and bars take.
 * @see https://matplotlib.org/stable/users/explain/colors/colormap-manipulation.html
 */
export function writeMatplotlib({ kind, name, colors }: ChartColors): string {
  const label = codeName(name);
  const list = `${label} = ${listOf(colors, '')}\n`;
  if (kind === 'categorical') {
    return [
      'import matplotlib as mpl',
      'from cycler import cycler',
      'from matplotlib.colors import ListedColormap',
      '',
      list,
      `cmap = ListedColormap(${label}, name="${label}")`,
      `mpl.rcParams["axes.prop_cycle"] = cycler(color=${label})\n`,
    ].join('\n');
  }
  return [
    'import matplotlib as mpl',
    'from matplotlib.colors import LinearSegmentedColormap, ListedColormap',
    '',
    list,
    `cmap = LinearSegmentedColormap.from_list("${label}", ${label}, N=${entries(colors)})`,
    `steps = ListedColormap(${label}, name="${label}_steps")`,
    'mpl.colormaps.register(cmap, force=True)\n',
  ].join('\n');
}

/**
 * A Python module for seaborn.
 * @see https://seaborn.pydata.org/tutorial/color_palettes.html
 */
export function writeSeaborn({ kind, name, colors }: ChartColors): string {
  const label = codeName(name);
  const list = `${label} = ${listOf(colors, '')}\n`;
  if (kind === 'categorical') {
    return `import seaborn as sns\n\n${list}\nsns.set_palette(sns.color_palette(${label}))\n`;
  }
  return [
    'import seaborn as sns',
    'from matplotlib.colors import LinearSegmentedColormap',
    '',
    list,
    '# For example: sns.heatmap(data, cmap=cmap)',
    `cmap = LinearSegmentedColormap.from_list("${label}", ${label}, N=${entries(colors)})`,
    `palette = sns.color_palette(${label})\n`,
  ].join('\n');
}

/** Of a color map: at least 256, and as many as put each color on an entry of its own. */
const entries = ({ length }: readonly Hex[]) =>
  Math.ceil((MAP_ENTRIES - 1) / (length - 1)) * (length - 1) + 1;

const MAP_ENTRIES = 256;

/**
 * Scales of ggplot2, for color and fill.
 * @see https://ggplot2.tidyverse.org/reference/scale_gradient.html
 */
export function writeGgplot({ kind, name, colors }: ChartColors): string {
  const label = codeName(name);
  const list = colors.map((hex) => `"${hex}"`).join(', ');
  return [
    'library(ggplot2)',
    '',
    `${label} <- c(${list})`,
    '',
    ...(['color', 'fill'] as const).flatMap((what) => scaleLines(kind, label, what)),
  ].join('\n');
}

function scaleLines(kind: ChartColors['kind'], label: string, what: 'color' | 'fill'): string[] {
  const head = `scale_${what}_${label} <- function(...)`;
  if (kind === 'categorical') {
    return [`${head} scale_${what}_manual(values = ${label}, ...)`, ''];
  }
  const middle =
    kind === 'diverging' ? ', rescaler = function(x, ...) scales::rescale_mid(x, mid = 0)' : '';
  return [`${head} scale_${what}_gradientn(colors = ${label}${middle}, ...)`, ''];
}

const LONGEST = 40; // letters

/** Words of R and Python that are no names, and names that the files use. */
const RESERVED = new Set(
  'and as break class cmap cycler def del else for from function if import in is mpl next not or palette pass repeat sns steps try while with'.split(
    ' ',
  ),
);

/**
 * A name as Python, R and JavaScript have them: lower-case letters, digits and underscores, beginning with a
 * letter. `data` goes before what begins with a digit or is reserved, and stands where nothing remains.
 */
function codeName(name: string): string {
  const words = slugOf(name).replaceAll('-', '_').slice(0, LONGEST).replace(/_$/, '');
  if (words === '') return 'data';
  return /^\d/.test(words) || RESERVED.has(words) ? `data_${words}` : words;
}
