/** The supported types, recognized by their content. */
export type FileType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp';

/** Brands of the ISO base media format that mean AVIF, and the neutral one, which can mean it. */
const AVIF_BRANDS = ['avif', 'avis', 'mif1', 'miaf'];

/**
 * Recognizes the type by the first bytes; the name and the declared type of a file prove nothing.
 */
export function fileType(file: Uint8Array): FileType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.includes(text(8, 12))) return 'avif';
  if (text(0, 2) === 'BM' && file.length >= 26) return 'bmp';
  return undefined;
}
