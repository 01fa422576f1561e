import {
  basicColorName,
  type ContrastTarget,
  describe,
  formatHex,
  formatHsl,
  formatRgb,
  fromOklch,
  type Hex,
  mapToGamut,
  parseHex,
  readableTextColor,
  type Srgb,
  toOklch,
} from '@swatchwork/color';
import {
  drawCells,
  drawMode,
  openTypeface,
  placeText,
  type Shape,
  swatchesOf,
  type Typeface,
  writeDrawings,
  writeText,
} from '@swatchwork/formats/drawing';
import { createTheme } from '@swatchwork/theme';
import { readThemeQuery, toInput } from '@swatchwork/theme/link';
import { checkPicture } from './check-picture.ts';
import { brand, GROUND, HEIGHT, INK, MARGIN, STAGE, shownName, strip, WIDTH } from './frame.ts';

/** The content of a picture; the routes have checked it. */
export type PictureTask = { name?: string | undefined } & (
  | { of: 'page'; title?: string; colors?: readonly Hex[] }
  | { of: 'color'; hex: Hex; about?: string }
  | { of: 'palette'; colors: readonly Hex[] }
  | { of: 'theme'; query: string }
  | { of: 'check'; colors: readonly Hex[]; target: ContrastTarget }
);

/** Draws a picture as PNG. */
export async function drawPicture(task: PictureTask): Promise<Uint8Array> {
  const { name = '' } = task;
  const typeface = await openTypeface([name, 'title' in task ? (task.title ?? '') : '']);
  const shapes = toShapes(task, typeface);
  return writeDrawings([{ width: WIDTH, height: HEIGHT, shapes }], typeface);
}

function toShapes(task: PictureTask, typeface: Typeface): Shape[] {
  switch (task.of) {
    case 'page':
      return pagePicture(task, typeface);
    case 'color':
      return colorPicture(toColor(task.hex), task, typeface);
    case 'palette':
      return palettePicture(task.colors, task.name, typeface);
    case 'theme':
      return themePicture(task.query, task.name, typeface);
    case 'check':
      return checkPicture(task.colors.map(toColor), task, typeface);
  }
}

const toColor = (hex: Hex) => parseHex(hex) as Srgb;

const SCALE = 9;
const SCALE_HEIGHT = 96;
const [LIGHTEST, DARKEST] = [0.95, 0.2];

/**
 * A picture filled with a color, with its hex and name on it and its scale of lightness below.
 *
 * @param texts A name of its own, and what is said of it in place of its values.
 */
function colorPicture(
  color: Srgb,
  texts: { name?: string | undefined; about?: string },
  typeface: Typeface,
): Shape[] {
  const hex = formatHex(color);
  const fill = formatHex(readableTextColor(color));
  const { name = basicColorName(color) ?? describe(color) } = texts;
  const { about = `${formatRgb(color)}   ${formatHsl(color)}` } = texts;
  const line = { x: MARGIN, fill, room: WIDTH - 2 * MARGIN, weight: 'semibold' as const };

  return [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: hex },
    ...brand(MARGIN, 52, fill),
    placeText(typeface, { ...line, text: name, y: 268, size: 60 }),
    placeText(typeface, { ...line, text: hex, x: MARGIN - 10, y: 424, size: 172 }),
    placeText(typeface, { ...line, text: about, y: 488, size: 30, weight: 'regular' }),
    ...lightnessScale(color),
  ];
}

function lightnessScale(color: Srgb): Shape[] {
  const { c, h } = toOklch(color);
  const width = WIDTH / SCALE;
  return Array.from({ length: SCALE }, (_, i) => {
    const l = LIGHTEST + ((DARKEST - LIGHTEST) * i) / (SCALE - 1);
    const fill = formatHex(mapToGamut(fromOklch({ l, c, h })));
    return { x: i * width, y: HEIGHT - SCALE_HEIGHT, width, height: SCALE_HEIGHT, fill };
  });
}

/** The colors of the first page. */
const HERO: readonly Hex[] = ['#3D1A5B', '#2B50E0', '#0FA08E', '#F6C945', '#F4793B', '#D9284A'];
const SITE = 'Color palettes for apps\u00A0and\u00A0charts';
const FOOT = 236; // the height of the colors

/** A page by its title, over colors of its own or those of the first page; without a title the site. */
function pagePicture(
  { title, colors = [] }: { title?: string | undefined; colors?: readonly Hex[] | undefined },
  typeface: Typeface,
): Shape[] {
  const place = { x: MARGIN - 4, bottom: HEIGHT - FOOT - 64, room: WIDTH - 2 * MARGIN };
  return [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: GROUND },
    ...brand(MARGIN, 48, INK),
    ...writeText(shownName(title) ?? SITE, typeface, {
      ...place,
      sizes: { whole: [104, 84], broken: [68, 56, 46] },
      weight: 'semibold',
      fill: INK,
    }),
    ...columns(colors.length > 0 ? colors : HERO, typeface, {
      x: 0,
      y: HEIGHT - FOOT,
      width: WIDTH,
      height: FOOT,
    }),
  ];
}

/**
 * A palette as columns over the full width, each with its hex, above its name and the site's. In sRGB, since most
 * who show such a picture drop its color profile.
 */
const palettePicture = (
  colors: readonly Hex[],
  name: string | undefined,
  typeface: Typeface,
): Shape[] => [
  ...columns(colors, typeface),
  ...strip(shownName(name) ?? namesOf(colors), typeface),
];

/** What colors are called, each name once, such as `Vivid red, pale blue`. */
function namesOf(colors: readonly Hex[]): string {
  const names = [...new Set(colors.map((hex) => describe(toColor(hex))))];
  const more = names.length > 4 ? ` and ${names.length - 4} more` : '';
  const shown = names.slice(0, 4).join(', ') + more;
  return shown[0]!.toUpperCase() + shown.slice(1);
}

/** Colors as columns, each with its hex. */
const columns = (colors: readonly Hex[], typeface: Typeface, area = STAGE): Shape[] =>
  drawCells(swatchesOf({ name: '', colors }), area, typeface, {
    columns: colors.length,
    rows: 1,
    details: 'none',
    unit: 1,
  });

/** A theme at work, light beside dark. */
function themePicture(query: string, name: string | undefined, typeface: Typeface): Shape[] {
  const theme = createTheme(toInput(readThemeQuery(query).document));
  const half = { ...STAGE, width: WIDTH / 2 };
  const brands = theme.brands.map(({ hex }) => hex).join(', ');
  return [
    ...drawMode(theme, 'light', half, typeface),
    ...drawMode(theme, 'dark', { ...half, x: half.width }, typeface),
    ...strip(shownName(name) ?? `A theme from ${brands}`, typeface),
  ];
}
