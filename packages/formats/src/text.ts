/** Blanks and line ends become one space each, so that a name stays on its line. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** One line that can neither end nor open a comment between slash and star, even a nested one. */
export const commentText = (text: string): string =>
  oneLine(text).replaceAll('*/', '* /').replaceAll('/*', '/ *');

/**
 * Lower-case ASCII words joined by hyphens, for identifiers: `Déjà vu` gives `deja-vu`.
 *
 * @returns `palette` where nothing is left; never starts with a digit.
 */
export function slug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return /^[a-z]/.test(words) ? words : `palette-${words}`.replace(/-$/, '');
}

/** A type's name for the palette: `Calm sea` gives `CalmSeaPalette`; never a reserved word. */
export function typeName(name: string): string {
  const words = slug(name)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return words.endsWith('Palette') ? words : `${words}Palette`;
}

/** The lines of a text and where each starts, without building them all at once. */
export function* linesOf(text: string): Generator<[line: string, offset: number]> {
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    yield [text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end), start];
    start = end + 1;
  }
}
