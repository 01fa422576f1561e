import type { Family, RoleName, ThemeMode } from '@swatchwork/theme';

/** The modes as they are called in headings and buttons. */
export const MODE_NAMES: Readonly<Record<ThemeMode, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

/** A family or a role as a heading, such as `Accent 1` or `On solid`. */
export function titleOf(name: Family | RoleName): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
