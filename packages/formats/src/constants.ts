import type { FormatId } from './format-list.ts';

export { FORMAT_GROUPS, FORMAT_IDS, FORMAT_LIST, type FormatId } from './format-list.ts';

/**
 * How variables are called: after the names of the colors, the same behind the palette's name in
 * style sheets too, so that palettes never clash, or numbered.
 */
export const NAMES_IN_CODE = ['own', 'prefixed', 'numbered'] as const;

export type NamesInCode = (typeof NAMES_IN_CODE)[number];

/** Limits of a palette file. */
export const FILE_LIMITS = {
  /** Bytes of a file, or of a text in UTF-8. */
  bytes: 5 * 1024 * 1024,
  /** Colors of one palette. */
  colors: 10_000,
  /** Colors of one picture or sheet: more than a person can look at. */
  pictured: 1000,
  /** Values and brackets of a text: several times those of ten thousand tokens with every member. */
  parts: 600_000,
} as const;

/** How many colors a sheet, printed or in PDF, has in one column, and on a page. */
export const SHEET = { column: 8, page: 16 } as const;

/** Colors of a picture to present. */
export const MOST_PRESENTED = 40;

/** Formats that hold fewer colors than others. */
export const MOST_COLORS = {
  act: 256,
  png: FILE_LIMITS.pictured,
  'png-slide': MOST_PRESENTED,
  'png-square': MOST_PRESENTED,
  'png-sheet': MOST_PRESENTED,
  pdf: FILE_LIMITS.pictured,
} as const satisfies Partial<Record<FormatId, number>>;

/** Formats whose files carry the palette itself beside what they show of it. */
export const PICTURE_FORMATS: readonly FormatId[] = [
  'png',
  'png-slide',
  'png-square',
  'png-sheet',
  'pdf',
];

/** Those that write names in fonts of their own. */
export const SHEET_FORMATS = PICTURE_FORMATS.slice(1);

/** Formats that hold the inks of a print condition. */
export const PRINT_FORMATS = ['ase', 'aco', 'pdf'] as const satisfies readonly FormatId[];

/** Ids of the formats that a theme can be written in. */
export const THEME_FORMAT_IDS = [
  'css',
  'tailwind',
  'shadcn',
  'shadcn-registry',
  'radix',
  'material',
  'angular-material',
  'mui',
  'bootstrap',
  'daisyui',
  'mantine',
  'chakra',
  'dtcg',
  'style-dictionary',
  'scss',
  'figma-modes',
  'figma',
  'design-md',
  'office',
  'wordpress',
  'swift',
  'android',
  'compose',
] as const;

export type ThemeFormatId = (typeof THEME_FORMAT_IDS)[number];

/** Those of text, the sheet, of which no program reads a theme, and all files in one archive. */
export const THEME_FILE_IDS = [...THEME_FORMAT_IDS, 'pdf', 'zip'] as const;

export type ThemeFileId = (typeof THEME_FILE_IDS)[number];

/** Ids of the formats of chart programs that a palette for charts can be written in. */
export const CHART_FORMAT_IDS = [
  'css',
  'hex',
  'datawrapper',
  'flourish',
  'json',
  'd3',
  'vega-lite',
  'plot',
  'echarts',
  'plotly',
  'matplotlib',
  'seaborn',
  'ggplot2',
  'tableau',
  'power-bi',
  'qgis',
  'office',
  'svg',
] as const;

export type ChartFormatId = (typeof CHART_FORMAT_IDS)[number];

/** The keyword of the chunk in which our PNG files carry their palette. */
export const CARRIED_IN_PNG = 'Swatchwork palette';

/** The type of the stream in which our PDF files carry theirs. */
export const CARRIED_IN_PDF = 'SwatchworkPalette';
