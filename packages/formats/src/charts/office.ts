import type { Hex } from '@swatchwork/color';
import { jsonText, oneLine } from '../text/text.ts';
import { xmlText } from '../text/xml-text.ts';
import { type ChartColors, stopsOf } from './chart-file.ts';

/** A name as an XML attribute in double quotes. */
const attribute = (text: string): string => xmlText(oneLine(text)).replaceAll('"', '&quot;');

const TABLEAU_TYPES = {
  categorical: 'regular',
  sequential: 'ordered-sequential',
  diverging: 'ordered-diverging',
} as const;

/**
 * `Preferences.tps` of Tableau, for the folder "My Tableau Repository".
 * @see https://help.tableau.com/current/pro/desktop/en-us/formatting_create_custom_colors.htm
 */
export const writeTableau = ({ kind, name, colors }: ChartColors): string =>
  [
    "<?xml version='1.0'?>",
    '<workbook>',
    '  <preferences>',
    `    <color-palette name="${attribute(name)}" type="${TABLEAU_TYPES[kind]}">`,
    ...colors.map((hex) => `      <color>${hex}</color>`),
    '    </color-palette>',
    '  </preferences>',
    '</workbook>\n',
  ].join('\n');

/**
 * A report theme of Power BI. Of ramps it takes both ends, and of diverging ones the middle.
 * @see https://learn.microsoft.com/power-bi/create-reports/desktop-report-themes
 */
export function writePowerBi({ kind, name, colors }: ChartColors): string {
  const ends = { minimum: colors[0]!, maximum: colors.at(-1)! };
  const scale =
    kind === 'diverging' ? { ...ends, center: colors[Math.floor(colors.length / 2)]! } : ends;
  return jsonText({
    name,
    ...(kind === 'categorical' ? { dataColors: colors } : scale),
  });
}

/**
 * A style of QGIS with a color ramp, for the style manager.
 * @see https://docs.qgis.org/latest/en/docs/user_manual/style_library/style_manager.html
 */
export function writeQgis({ kind, name, colors }: ChartColors): string {
  const options = kind === 'categorical' ? presetOptions(colors) : gradientOptions(colors);
  const type = kind === 'categorical' ? 'preset' : 'gradient';
  return [
    '<!DOCTYPE qgis_style>',
    '<qgis_style version="2">',
    '  <symbols/>',
    '  <colorramps>',
    `    <colorramp type="${type}" name="${attribute(name)}">`,
    '      <Option type="Map">',
    ...options.map(
      ([key, value]) => `        <Option type="QString" name="${key}" value="${value}"/>`,
    ),
    '      </Option>',
    '    </colorramp>',
    '  </colorramps>',
    '</qgis_style>\n',
  ].join('\n');
}

/** Such as `10,102,194`. */
export const channels = (hex: Hex): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',');

const presetOptions = (colors: readonly Hex[]): [string, string][] => [
  ...colors.flatMap((hex, i): [string, string][] => [
    [`preset_color_${i}`, `${channels(hex)},255`],
    [`preset_color_name_${i}`, hex],
  ]),
  ['rampType', 'preset'],
];

function gradientOptions(colors: readonly Hex[]): [string, string][] {
  const stops = stopsOf(colors);
  const inner = stops.slice(1, -1).map(([place, hex]) => `${place};${channels(hex)},255`);
  return [
    ['color1', `${channels(colors[0]!)},255`],
    ['color2', `${channels(colors.at(-1)!)},255`],
    ['discrete', '0'],
    ['rampType', 'gradient'],
    ['stops', inner.join(':')],
  ];
}

/** Colors that charts of Office take in turn. */
const ACCENTS = 6;

/**
 * Theme colors of Office, for the folder "Document Themes/Theme Colors": the first six as accents; shorter
 * palettes begin again. Text, ground and links are those of Office itself.
 * @see ECMA-376 Part 1, 20.1.6.2 (clrScheme)
 */
export function writeOffice({ name, colors }: ChartColors): string {
  const accents = Array.from(
    { length: ACCENTS },
    (_, i) => [`accent${i + 1}`, colors[i % colors.length]!] as const,
  );
  const own = [
    ['dk1', '#000000'],
    ['lt1', '#FFFFFF'],
    ['dk2', '#44546A'],
    ['lt2', '#E7E6E6'],
  ] as const;
  const links = [
    ['hlink', '#0563C1'],
    ['folHlink', '#954F72'],
  ] as const;
  return colorScheme(name, [...own, ...accents, ...links]);
}

/** The colors of a theme of Office by their slots, which stand in the order of the standard. */
export const colorScheme = (
  name: string,
  slots: readonly (readonly [slot: string, hex: string])[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<a:clrScheme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${attribute(name)}">`,
    ...slots.map(([slot, hex]) => `  <a:${slot}><a:srgbClr val="${hex.slice(1)}"/></a:${slot}>`),
    '</a:clrScheme>\n',
  ].join('\n');
