const LONGEST = 60; // characters of up to four bytes; file systems take 255 bytes

/**
 * A file name that every system accepts: `Déjà vu / 2` and `css` give `deja-vu-2.css`.
 *
 * @param name A palette's name; one without letters or digits gives `palette`.
 * @param extension Without the dot.
 */
export function fileName(name: string, extension: string): string {
  const words = withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-');
  const base = [...words].slice(0, LONGEST).join('').replaceAll(/^-|-$/g, '');
  return `${RESERVED.test(base) ? `${base}-palette` : base || 'palette'}.${extension}`;
}

/** What Windows takes for a device, whatever the ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Accents of Latin letters are taken off; other scripts write sounds with such marks. Normalizing
 * takes the square of the marks on a letter, and no file name needs more than a thousand characters.
 */
const withoutAccents = (name: string): string =>
  name
    .slice(0, 1000)
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
    .normalize('NFKC');
