import type { RoleName } from '../model/names.ts';

/** System colors by the roles that have them; the first that fits counts. */
const SYSTEM_COLORS: readonly [RegExp, string][] = [
  [/^(ground|surface|fill|disabled)(-subtle|-raised|-hover|-active)?$/, 'Canvas'],
  [/^text-disabled$/, 'GrayText'],
  [/^selection$/, 'Highlight'],
  [/^on-selection$/, 'HighlightText'],
  [/^link(-hover)?$/, 'LinkText'],
  [/^link-visited$/, 'VisitedText'],
  [/^(inverse$|border|text|focus)/, 'CanvasText'],
  [/^(on-)?inverse|-(tint(-hover|-active)?|on-solid)$/, 'Canvas'],
  // Frameworks also draw icons and words with solids; ButtonFace is the same as Canvas for many readers.
  [/-(solid(-hover|-active)?|border|border-strong|control|text|text-strong)$/, 'CanvasText'],
];

/**
 * Custom properties with the color of the user's own palette that roles have while colors are forced
 * (`forced-colors: active`), so that what browsers do not repaint, such as SVG, follows it. Colors of
 * charts are left out: they would all become one.
 *
 * @param variables Roles by the names of their properties, without the two hyphens.
 * @see https://www.w3.org/TR/css-color-4/#css-system-colors
 */
export const forcedColors = (
  variables: readonly (readonly [name: string, role: RoleName])[],
): [property: string, color: string][] =>
  variables.flatMap(([name, role]) => {
    const found = SYSTEM_COLORS.find(([roles]) => roles.test(role));
    return found ? [[`--${name}`, found[1]]] : [];
  });
