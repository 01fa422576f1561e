/** The command that keeps a file of a repository as the theme of a link is. */
export const pullLine = (link: string): string =>
  `swatchwork pull '${link.replaceAll("'", '%27')}' --format tailwind --output theme.css`;
