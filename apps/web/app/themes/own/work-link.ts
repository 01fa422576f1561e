import { LIMITS } from '@swatchwork/contract/constants';

import { WORK_LINK } from './is-work-link.ts';
import { readWork, type Work } from './work.ts';

/** Bytes of unpacked work: more than all files that are taken at once. */
const MOST_BYTES = 4_000_000;

/** Work that is too long for a link; the message is for people. */
export class LongWorkError extends Error {
  override name = 'LongWorkError';
}

/**
 * Work as a fragment of an address.
 *
 * @throws {LongWorkError} If it is longer than an account stores.
 */
export async function packWork(work: Work): Promise<string> {
  const json = new Blob([JSON.stringify(work)]);
  if (json.size > MOST_BYTES) throw tooLong(json.size);
  const packed = json.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = WORK_LINK + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (fragment.length > LIMITS.viewState) {
    throw tooLong(fragment.length);
  }
  return fragment;
}

const tooLong = (length: number) =>
  new LongWorkError(
    `Packed, these files have ${length} characters; links and accounts hold ${LIMITS.viewState}. The HTML report of Contrast Audit holds all of them.`,
  );

/** The work in a fragment of any origin; undefined if there is none, or it is damaged. */
export async function unpackWork(fragment: string): Promise<Work | undefined> {
  try {
    const text = fragment.slice(WORK_LINK.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return readWork(JSON.parse(await readText(unpacked)));
  } catch {
    return undefined;
  }
}

/** @throws {RangeError} If the text is longer than any work. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('too long');
    text += decoder.decode(value, { stream: true });
  }
}
