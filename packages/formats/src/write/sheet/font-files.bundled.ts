import type { FontFile } from './letters.ts';

/** What a bundler makes of a file: its address in the browser, its bytes in the command line. */
type Bundled = Promise<{ default: string | Uint8Array }>;

const FILES: Readonly<Record<FontFile, () => Bundled>> = {
  latin: () => import('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  cyrillic: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff'),
  greek: () => import('@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff'),
  vietnamese: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff'),
  'latin-ext': () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
  'cyrillic-ext': () =>
    import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff'),
  armenian: () =>
    import('@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-700-normal.woff'),
  georgian: () =>
    import('@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-700-normal.woff'),
  hebrew: () =>
    import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff'),
  arabic: () =>
    import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff'),
  devanagari: () =>
    import(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'
    ),
  thai: () => import('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff'),
  'greek-ext': () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff'),
};

/** Reads a file of Noto Sans in bold in a bundle. @throws {TypeError} If it cannot be fetched. */
export async function readFontFile(file: FontFile): Promise<Uint8Array> {
  const { default: bundled } = await FILES[file]();
  if (typeof bundled !== 'string') return bundled;
  const answer = await fetch(bundled);
  if (!answer.ok) throw new TypeError(`the font ${file} could not be loaded`);
  return new Uint8Array(await answer.arrayBuffer());
}
