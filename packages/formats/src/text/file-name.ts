const LONGEST = 60; // characters; short enough for every file system, including the ending

/**
 * A file name that every system accepts: `Déjà vu / 2` and `css` give `deja-vu-2.css`.
 *
 * @param name A palette's name; one without letters or digits gives `palette`.
 * @param extension Without the dot.
 */
export function fileName(name: string, extension: string): string {
  const base = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return `${base || 'palette'}.${extension}`;
}
