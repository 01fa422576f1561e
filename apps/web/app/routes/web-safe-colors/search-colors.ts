import { formatHex, formatRgb, parseHex, type Srgb } from '@swatchwork/color';

/**
 * The colors whose hex or rgb text contains the search text, ignoring case and spaces: `ff00`,
 * `#FF0000`, `#f00`, `rgb(255, 0, 0)`, `255,0,0` and `255 0 0` all find red.
 */
export function searchColors(colors: readonly Srgb[], search: string): Srgb[] {
  if (search.trim() === '') return [...colors];
  const wanted = toPattern(search);
  const written = parseHex(search.trim().replace(/^#?(\w)(\w)(\w)$/, '$1$1$2$2$3$3'));
  return colors.filter((color) => {
    const texts = [formatHex(color), formatRgb(color)].map(toPattern);
    return (
      texts.some((text) => text.includes(wanted)) ||
      (written !== undefined && formatHex(color) === formatHex(written))
    );
  });
}

/** Lower case, with one comma between two numbers. */
const toPattern = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*[\s,]\s*/g, ',');
