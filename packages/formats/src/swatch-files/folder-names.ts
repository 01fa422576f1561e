import { normalize } from '../text/normalize.ts';
import { oneLine } from '../text/text.ts';
import { uniqueNames } from '../text/unique-names.ts';

const LONGEST_FOLDER = 80; // characters; file systems take 255 bytes, and a letter may have three

/** The file systems of Macs do not tell capitals apart, nor an accented letter from its parts. */
export const sameFolder = (name: string): string => normalize(name, 'NFKC').toLowerCase();

export const uniqueFolders = () => uniqueNames(' ', sameFolder);

/** A name without what file systems forbid in one, or hide or change at its ends. */
export const folderName = (name: string): string =>
  [...oneLine(name).replaceAll(/[/\\:*?"<>|]/g, ' ')]
    .slice(0, LONGEST_FOLDER)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
