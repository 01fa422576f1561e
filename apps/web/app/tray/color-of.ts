import { formatHex, type Hex, parseColor, parseHex, toCssColor } from '@swatchwork/color';

import { type TrayColor, trayColor, trayColorOf } from './tray-color.ts';

const HEX = /#[0-9a-f]{6}(?![0-9a-z])/gi;
const COLOR_PAGE = /^\/color\/([0-9a-f]{6})$/i;

/** Characters of the longest text that is taken for the name of the one hex in it. */
const SHORT = 40;

/** A swatch that shows more than its hex where the screen can (`swatchStyle`). */
const WIDE = '[style*="--wide"]';

/** A text that a person dragged: a color of CSS, or the address of a color's page. */
export function colorOfText(text: string): TrayColor | undefined {
  const [hex, other] = text.match(HEX) ?? [];
  const path = URL.canParse(text) ? COLOR_PAGE.exec(new URL(text).pathname)?.[1] : undefined;
  const found = toHex(path ?? (other ? undefined : hex));
  if (found) return { hex: found };
  const color = text.length <= SHORT ? toCssColor(text.trim()) : undefined;
  return color && trayColorOf(color);
}

/**
 * The color of an element: its own or, without one, that of the nearest element around it. A color
 * is what `data-color` says, what a link to a color's page leads to, the one hex of a short text, a
 * background in a `style`, or the fill of a drawing. The site's own surfaces have classes and no
 * styles, so they have no color here. What the color is beyond its hex, its swatch says.
 */
export function colorOf(element: Element): TrayColor | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const hex = ownColor(at);
    if (hex) return trayColor(hex, wideText(at));
  }
  return undefined;
}

function wideText(element: Element): string | undefined {
  const swatch = element.closest<HTMLElement>(WIDE) ?? element.querySelector<HTMLElement>(WIDE);
  return swatch?.style.getPropertyValue('--wide');
}

function ownColor(element: Element): Hex | undefined {
  const marked = element.getAttribute('data-color');
  if (marked) return toHex(marked);
  if (element instanceof HTMLInputElement) {
    return element.type === 'color' ? toHex(element.value) : colorOfStyle(element);
  }
  if (element instanceof HTMLAnchorElement) {
    const [, digits] = COLOR_PAGE.exec(element.pathname) ?? [];
    if (digits) return toHex(digits);
  }
  return colorOfWords(element) ?? colorOfStyle(element) ?? toHex(element.getAttribute('fill'));
}

function colorOfWords({ textContent }: Element): Hex | undefined {
  const words = textContent.trim();
  const hexes = words.length <= SHORT ? (words.match(HEX) ?? []) : [];
  return hexes.length === 1 ? toHex(hexes[0]) : undefined;
}

function colorOfStyle(element: Element): Hex | undefined {
  const { style } = element as HTMLElement | SVGElement;
  const parsed = parseColor(style.backgroundColor);
  return parsed && parsed.alpha === 1 ? formatHex(parsed.color) : undefined;
}

function toHex(text: string | null | undefined): Hex | undefined {
  const color = text ? parseHex(text) : undefined;
  return color && formatHex(color);
}
