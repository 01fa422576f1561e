import type { ThemeInput } from '@swatchwork/theme';
import { fromInput, writeThemeQuery } from '@swatchwork/theme/link';

/** The command that keeps a file of a repository as the theme of a link is. */
export const pullLine = (link: string, format = 'tailwind', fileName = 'theme.css'): string =>
  `swatchwork pull '${link.replaceAll("'", '%27')}' --format ${format} --output ${fileName.replace(/\.zip$/, '/')}`;

/**
 * The address of a theme on a site. It holds the theme, so `swatchwork pull` reads it without asking the site.
 *
 * @param site Without a closing slash.
 */
export const themeLink = (site: string, input: ThemeInput, name = ''): string =>
  `${site}/theme${writeThemeQuery(fromInput(input), [['name', name]])}`;
