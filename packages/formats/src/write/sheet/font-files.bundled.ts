import type { AlphabetFile } from './letters.ts';

/** What a bundler makes of a file: its address in the browser, its bytes in the command line. */
type Bundled = Promise<{ default: string | Uint8Array }>;

const FILES: Readonly<Record<AlphabetFile, () => Bundled>> = {
  'noto-sans/latin': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'),
  'noto-sans/cyrillic': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-cyrillic-wght-normal.woff2'),
  'noto-sans/greek': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2'),
  'noto-sans/vietnamese': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2'),
  'noto-sans/latin-ext': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2'),
  'noto-sans/cyrillic-ext': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-cyrillic-ext-wght-normal.woff2'),
  'noto-sans-armenian/armenian': () =>
    import(
      '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal.woff2'
    ),
  'noto-sans-georgian/georgian': () =>
    import(
      '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2'
    ),
  'noto-sans-hebrew/hebrew': () =>
    import('@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2'),
  'noto-sans-arabic/arabic': () =>
    import('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
  'noto-sans-devanagari/devanagari': () =>
    import(
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
    ),
  'noto-sans-bengali/bengali': () =>
    import(
      '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2'
    ),
  'noto-sans-gurmukhi/gurmukhi': () =>
    import(
      '@fontsource-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2'
    ),
  'noto-sans-gujarati/gujarati': () =>
    import(
      '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2'
    ),
  'noto-sans-oriya/oriya': () =>
    import('@fontsource-variable/noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal.woff2'),
  'noto-sans-tamil/tamil': () =>
    import('@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2'),
  'noto-sans-telugu/telugu': () =>
    import('@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2'),
  'noto-sans-kannada/kannada': () =>
    import(
      '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2'
    ),
  'noto-sans-malayalam/malayalam': () =>
    import(
      '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2'
    ),
  'noto-sans-sinhala/sinhala': () =>
    import(
      '@fontsource-variable/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-wght-normal.woff2'
    ),
  'noto-sans-thai/thai': () =>
    import('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'),
  'noto-sans-lao/lao': () =>
    import('@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2'),
  'noto-sans-khmer/khmer': () =>
    import('@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2'),
  'noto-sans-ethiopic/ethiopic': () =>
    import(
      '@fontsource-variable/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2'
    ),
  'noto-sans-myanmar/myanmar': () =>
    import(
      '@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2'
    ),
  'noto-serif-tibetan/tibetan': () =>
    import(
      '@fontsource-variable/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-wght-normal.woff2'
    ),
  'noto-sans-thaana/thaana': () =>
    import('@fontsource-variable/noto-sans-thaana/files/noto-sans-thaana-thaana-wght-normal.woff2'),
  'noto-sans/greek-ext': () =>
    import('@fontsource-variable/noto-sans/files/noto-sans-greek-ext-wght-normal.woff2'),
};

/** Reads a file of Noto Sans in a bundle. @throws {TypeError} If it cannot be fetched. */
export async function readFontFile(file: AlphabetFile): Promise<Uint8Array> {
  const { default: bundled } = await FILES[file]();
  if (typeof bundled !== 'string') return bundled;
  const answer = await fetch(bundled);
  if (!answer.ok) throw new TypeError(`the font ${file} could not be loaded`);
  return new Uint8Array(await answer.arrayBuffer());
}
