import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf } from '../text/text.ts';
import { argbColor } from './argb-color.ts';

/** Whether a text is a color scheme of KDE Plasma. */
export const isKde = (text: string): boolean =>
  /^\[(?:Colors:\w{1,40}|ColorEffects:\w{1,40})\]/m.test(text);

/**
 * Reads a color scheme of KDE Plasma (.colors): groups of settings, of which those that are three
 * or four numbers or a hex are colors, named by group and setting.
 *
 * @throws {FormatError} If there is no color.
 * @see https://develop.kde.org/docs/plasma/theme/theme-colors/
 */
export function readKde(text: string): ReadPalette {
  const palette = new PaletteBuilder('KDE color scheme');
  let group = '';
  for (const [line, at] of linesOf(text)) {
    const section = /^\[([^\]]{1,200})\]/.exec(line)?.[1];
    const equals = line.indexOf('=');
    if (section !== undefined) group = section.replace(/^Colors:/, '');
    else if (equals > 0) {
      const key = line.slice(0, Math.min(equals, 200)).trim();
      const value = line.slice(equals + 1, equals + 201).trim();
      if (group === 'General' && key === 'Name') palette.name = value;
      else addValue(palette, value, `${group} ${key}`, at);
    }
  }
  return palette.build();
}

function addValue(palette: PaletteBuilder, value: string, name: string, at: number): void {
  const hex = argbColor(value);
  if (hex) palette.add(hex.color, at, { name, alpha: hex.alpha });
  const channels = /^\d{1,3}(?:,\d{1,3}){2,3}$/.test(value) ? value.split(',').map(Number) : [];
  const [r = 256, g = 256, b = 256, alpha = 255] = channels;
  if (Math.max(r, g, b, alpha) > 255) return;
  palette.add({ r: r / 255, g: g / 255, b: b / 255 }, at, { name, alpha: alpha / 255 });
}
