import { crc32 } from '../bytes/crc32.ts';
import { CARRIED_IN_PDF, CARRIED_IN_PNG } from '../constants.ts';

/** The palette that one of our pictures carries along, as JSON. */
interface Carried {
  format: 'png' | 'pdf';
  json: string;
}

/**
 * Finds what `writePng` and `writePdf` have added. Undefined for all other files, and for ours that
 * another program has saved without it, or that are damaged there.
 */
export function findCarried(bytes: Uint8Array): Carried | undefined {
  const isPng = startsWith(bytes, 0, '\x89PNG\r\n\x1a\n');
  const isPdf = startsWith(bytes, 0, '%PDF-');
  const json = isPng ? findInPng(bytes) : isPdf ? findInPdf(bytes) : undefined;
  return json === undefined ? undefined : { format: isPng ? 'png' : 'pdf', json };
}

/** Walks from chunk to chunk: a length, a type, the data, and a checksum. */
function findInPng(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = `tEXt${CARRIED_IN_PNG}\0`;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (startsWith(bytes, at + 4, start)) {
      const isWhole =
        end + 4 <= bytes.length && crc32(bytes.subarray(at + 4, end)) === view.getUint32(end);
      return isWhole ? textOf(bytes, at + 4 + start.length, end) : undefined;
    }
    at = end + 4;
  }
  return undefined;
}

/** Streams that our writer does not compress follow their dictionary as they are. */
function findInPdf(bytes: Uint8Array): string | undefined {
  const text = textOf(bytes, 0, bytes.length);
  const dictionary = text.indexOf(`/Type /${CARRIED_IN_PDF}`);
  const stream = dictionary < 0 ? -1 : text.indexOf('stream', dictionary);
  const end = stream < 0 ? -1 : text.indexOf('\nendstream', stream);
  return end < 0 ? undefined : text.slice(stream + 'stream'.length, end);
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** A character for each byte; what we carry is ASCII. */
const textOf = (bytes: Uint8Array, start: number, end: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(start, end));
