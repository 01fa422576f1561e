import { contrastRatio, parseHex } from '@swatchwork/color';

import { block, DARK_PLACES, LIGHT_PLACE, type Place } from '../themes/css-rules.ts';
import { header } from '../write/css.ts';
import { DESIGN_MODES, type DesignRoles, paletteOfRoles, type RoleColors } from './design-roles.ts';

/**
 * A style sheet with a custom property for each role, `--color-primary` and so on: light, and dark
 * for readers who prefer it and where the page has the class `dark`.
 *
 * @see https://www.w3.org/TR/css-variables-1/
 */
export const writeRolesCss = (roles: DesignRoles): string =>
  sheet(roles, [rule(LIGHT_PLACE, roles.light), ...dark(roles)]);

/**
 * Theme variables of Tailwind 4, `bg-primary` and `text-on-primary`, which change with the mode.
 *
 * @see https://tailwindcss.com/docs/theme
 */
export const writeRolesTailwind = (roles: DesignRoles): string =>
  sheet(roles, [
    block({ selector: '@theme static' }, declarations(roles.light)),
    rule({ ...LIGHT_PLACE, selector: '.light' }, roles.light),
    ...dark(roles),
  ]);

/**
 * Sass: a map of the modes, each of which is a map of the roles. Keys are quoted, since Sass reads
 * `red` as a color; it computes `#{…}` even in comments.
 *
 * @see https://sass-lang.com/documentation/values/maps/
 */
export const writeRolesScss = (roles: DesignRoles): string =>
  [
    header(paletteOfRoles(roles)).replaceAll('#{', '# {'),
    '$modes: (\n',
    ...DESIGN_MODES.flatMap((mode) => [
      `  '${mode}': (\n`,
      ...Object.entries(roles[mode]).map(([role, hex]) => `    '${role}': ${hex},\n`),
      '  ),\n',
    ]),
    ');\n',
  ].join('');

const sheet = (roles: DesignRoles, blocks: readonly string[]): string =>
  [header(paletteOfRoles(roles)).trimEnd(), ...blocks].join('\n');

const dark = (roles: DesignRoles): string[] => DARK_PLACES.map((place) => rule(place, roles.dark));

/** The browser draws scroll bars and its own controls to suit the ground. */
const rule = (place: Place, colors: RoleColors): string =>
  block(place, [`color-scheme: ${schemeOf(colors)};`, ...declarations(colors)]);

const declarations = (colors: RoleColors): string[] =>
  Object.entries(colors).map(([role, hex]) => `--color-${role}: ${hex};`);

/** A person may have made a dark color the page of the light mode. */
function schemeOf({ page = '#FFFFFF' }: RoleColors): 'light' | 'dark' {
  const ground = parseHex(page)!;
  const [onBlack, onWhite] = [
    { r: 0, g: 0, b: 0 },
    { r: 1, g: 1, b: 1 },
  ].map((color) => contrastRatio(color, ground));
  return onBlack! >= onWhite! ? 'light' : 'dark';
}
