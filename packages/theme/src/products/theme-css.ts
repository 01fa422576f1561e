import type { RolesOfTheme } from '../create-roles.ts';
import { ThemeInputError } from '../input/theme-input-error.ts';
import type { RoleName, ThemeMode } from '../model/names.ts';
import { forcedColors } from '../roles/forced-colors.ts';

export interface ThemeCssOptions {
  /** What has the colors, such as `[data-customer="acme"]`; `:root` unless given. It is written as it is. */
  readonly selector?: string;
}

/** What would end the selector, or the `<style>` around it. */
const UNSAFE = /[{}<;]/;

/**
 * The roles of a theme as custom properties, `--color-brand-solid` and so on, for a `<style>` in the
 * head of a page: light, or dark and high contrast as the reader prefers, in the user's own colors
 * where these are forced. The classes `light`, `dark` and `high-contrast` on the element or around it
 * choose a mode. It holds no text of the input, so that it can stand in any page.
 *
 * @param theme What `createTheme` or `createRoles` made.
 * @throws {ThemeInputError} If the selector is none.
 * @see {@link MODE_SCRIPT} for a choice that the page keeps
 */
export function themeCss(
  theme: RolesOfTheme,
  { selector = ':root' }: ThemeCssOptions = {},
): string {
  if (typeof selector !== 'string' || selector.trim() === '' || UNSAFE.test(selector)) {
    throw new ThemeInputError('selector', 'a selector of CSS without { } < ;', selector);
  }
  const on = (classes: string, not = false) =>
    `${selector}:where(${not ? `:not(${classes})` : classes})`;
  const [light, dark, more] = [
    cssOf(theme, 'light'),
    cssOf(theme, 'dark'),
    cssOf(theme, 'high-contrast'),
  ];
  // High contrast has one scheme; who chose the other keeps it.
  const other =
    theme.modes['high-contrast'].scheme === 'light' ? '.dark,.dark *' : '.light,.light *';
  return [
    `${selector}{${light}}`,
    `@media (prefers-color-scheme:dark){${on('.light,.light *', true)}{${dark}}}`,
    `${on('.dark,.dark *')}{${dark}}`,
    `@media (prefers-contrast:more){${on(other, true)}{${more}}}`,
    `${on('.high-contrast,.high-contrast *')}{${more}}`,
    `@media (forced-colors:active){${selector}{${forcedCss(theme)}}}`,
  ].join('\n');
}

function cssOf(theme: RolesOfTheme, mode: ThemeMode): string {
  const { scheme, roles } = theme.modes[mode];
  const lines = Object.entries(roles).map(([role, { hex }]) => `--color-${role}:${hex}`);
  return [`color-scheme:${scheme}`, ...lines].join(';');
}

function forcedCss({ modes }: RolesOfTheme): string {
  const roles = Object.keys(modes.light.roles) as RoleName[];
  const variables = forcedColors(roles.map((role) => [`color-${role}`, role]));
  return variables.map(([property, color]) => `${property}:${color}`).join(';');
}

/**
 * A script for the head of a page, before its styles: it sets the class of the mode that the page has
 * stored as `color-mode`, before anything is drawn. It is constant, so that a Content-Security-Policy
 * can name it by its hash.
 */
export const MODE_SCRIPT =
  "try{const m=localStorage.getItem('color-mode');if(/^(light|dark|high-contrast)$/.test(m))document.documentElement.classList.add(m)}catch{}";
