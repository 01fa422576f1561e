import type { RoleName } from '../model/names.ts';

const NEUTRAL: readonly [RegExp, string][] = [
  [/^(ground|surface|fill|inverse)(-subtle|-raised|-hover|-active)?$/, 'Canvas'],
  [/^(text-)?disabled$/, 'GrayText'],
  [/^selection$/, 'Highlight'],
  [/^on-selection$/, 'HighlightText'],
  [/^(inverse-)?link(-hover)?$/, 'LinkText'],
  [/^link-visited$/, 'VisitedText'],
  [/^(border|text|on-inverse|inverse-focus|focus)/, 'CanvasText'],
];

const FAMILY: readonly [RegExp, string][] = [
  [/-tint(-hover|-active)?$/, 'Canvas'],
  [/-on-solid$/, 'ButtonText'],
  [/-solid(-hover|-active)?$/, 'ButtonFace'],
  [/-(border|border-strong|control|text|text-strong)$/, 'CanvasText'],
];

/**
 * The color of the user's own palette that a role has while colors are forced (`forced-colors:
 * active`), so that what browsers do not repaint, such as SVG, follows it. Undefined for colors of
 * charts, which would all become one.
 *
 * @see https://www.w3.org/TR/css-color-4/#css-system-colors
 */
export const systemColorOf = (role: RoleName): string | undefined =>
  [...NEUTRAL, ...FAMILY].find(([roles]) => roles.test(role))?.[1];
