import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { type XmlNode, xmlNodes } from '../../text/xml-nodes.ts';

/**
 * Reads the palettes of Tableau's preferences, `<color-palette>` with a `<color>` each.
 *
 * @throws {FormatError} If there is no color.
 * @see https://help.tableau.com/current/pro/desktop/en-us/formatting_create_custom_colors.htm
 */
export function readTableau(text: string): ReadPalette {
  const palette = new PaletteBuilder('Tableau');
  let palettes = 0;
  let broken = 0;
  for (const { kind, name, attributes, text: value, at } of xmlNodes(text, 'Tableau')) {
    if (kind !== 'open') continue;
    if (name === 'color-palette') {
      palettes += 1;
      palette.name ||= attributes.get('name') ?? '';
    } else if (name === 'color' && palettes > 0 && !palette.addCss(value, at)) broken += 1;
  }
  if (palettes > 1) palette.tally(palettes, 'palettes were read as one.');
  noteBroken(palette, broken);
  return palette.build();
}

/** The settings of a ramp, and where it begins. */
interface Ramp {
  name: string;
  options: Map<string, string>;
  at: number;
}

/**
 * Reads the color ramps of a style of QGIS, gradients and presets, or the classes of a layer's ramp.
 *
 * @throws {FormatError} If there is no color.
 * @see https://docs.qgis.org/latest/en/docs/user_manual/style_library/style_manager.html
 */
export function readQgis(text: string): ReadPalette {
  const palette = new PaletteBuilder('QGIS');
  const ramps: Ramp[] = [];
  let open: Ramp | undefined;
  let symbols = 0;
  let broken = 0;
  for (const { kind, name, attributes, at } of xmlNodes(text, 'QGIS')) {
    if (name === 'colorramp') {
      open =
        kind === 'open'
          ? { name: attributes.get('name') ?? '', options: new Map(), at }
          : undefined;
      if (open) ramps.push(open);
    }
    if (kind !== 'open') continue;
    if (open) setOption(open, attributes);
    else if (name === 'item' || name === 'paletteentry') {
      const alpha = Number(attributes.get('alpha') ?? 255) / 255;
      const css = attributes.get('color') ?? '';
      if (!palette.addCss(css, at, attributes.get('label'), alpha)) broken += 1;
    } else if (name === 'symbol') symbols += 1;
  }
  // The ramp of a layer says once more what its classes are.
  const own = palette.size > 0 ? [] : ramps;
  for (const ramp of own) if (!addRamp(ramp, palette)) broken += 1;
  palette.name = own[0]?.name.replace('[source]', '') ?? '';
  if (own.length > 1) palette.tally(own.length, 'ramps were read as one palette.');
  palette.tally(symbols, '{symbol was|symbols were} left out.');
  noteBroken(palette, broken);
  return palette.build();
}

function noteBroken(palette: PaletteBuilder, broken: number): void {
  palette.tally(broken, '{entry|entries} without a color {was|were} left out.');
}

/** Older versions write `<prop k v>`, newer ones `<Option name value>`. */
function setOption({ options }: Ramp, attributes: XmlNode['attributes']): void {
  const key = attributes.get('k') ?? attributes.get('name');
  const value = attributes.get('v') ?? attributes.get('value');
  if (key !== undefined && value !== undefined) options.set(key, value);
}

const CHANNELS = /^(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,(\d{1,3}))?/;
const STOP = /(?:^|:)[\d.eE-]{1,30};(\d{1,3},\d{1,3},\d{1,3}(?:,\d{1,3})?)/g;

/** @returns Whether it has colors; random ones and those of other files say none. */
function addRamp({ options, at }: Ramp, palette: PaletteBuilder): boolean {
  const before = palette.size;
  const stops = [...(options.get('stops') ?? '').matchAll(STOP)].map(
    ([, channels = '']) => channels,
  );
  for (const channels of [options.get('color1'), ...stops, options.get('color2')]) {
    addChannels(channels, at, palette);
  }
  for (let i = 0; options.has(`preset_color_${i}`); i++) {
    addChannels(
      options.get(`preset_color_${i}`),
      at,
      palette,
      options.get(`preset_color_name_${i}`),
    );
  }
  return palette.size > before;
}

function addChannels(
  text: string | undefined,
  at: number,
  palette: PaletteBuilder,
  name?: string,
): void {
  const found = CHANNELS.exec(text ?? '');
  if (!found) return;
  const [r, g, b, alpha] = found.slice(1).map((channel) => Number(channel ?? 255) / 255);
  palette.add({ r: r!, g: g!, b: b! }, at, { name, alpha });
}
