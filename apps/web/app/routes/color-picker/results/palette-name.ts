import { NAME_LENGTH } from '@swatchwork/contract/constants';

/** A name for the colors of a file, such as `Harbor colors` for `harbor.jpg`. */
export function paletteName(fileName = 'Image'): string {
  const stem =
    fileName
      .replace(/\.[^.]+$/, '')
      .replaceAll(/[-_\s]+/g, ' ')
      .trim() || 'Image';
  const name = stem.slice(0, NAME_LENGTH - ' colors'.length);
  return `${name[0]!.toUpperCase()}${name.slice(1)} colors`;
}
