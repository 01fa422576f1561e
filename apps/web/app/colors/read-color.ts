import { BLACK, type ParsedColor, parseColor } from '@swatchwork/color';

const UNREADABLE: ParsedColor = { color: BLACK, alpha: 1, space: 'srgb' };

/** Reads a text as every CSS color; a text that is none counts as opaque black, RGB 0, 0, 0. */
export const readColor = (text: string): ParsedColor => parseColor(text) ?? UNREADABLE;
