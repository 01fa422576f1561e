import { setImmediate as nextTurn } from 'node:timers/promises';

import { AppError, invalidField } from '../../app-error.ts';

export type FormPart = {
  name: string;
  /** Present if the part is a file. */
  filename?: string;
  /** A view on the memory of the form. */
  bytes: Buffer;
};

/** The most parts of a form; a page sends two, a picture and a count. */
const MOST_PARTS = 12;
/** The most bytes of one part's headers. */
const MOST_HEADER_BYTES = 2048;

/** Bytes that are searched at a time. */
const PIECE = 512 * 1024;

const END_OF_HEADERS = '\r\n\r\n';
const WHITE = /^[ \t]*$/;

/**
 * The parts of a form (multipart/form-data, RFC 7578) that has arrived whole and has few parts. The
 * parsers of libraries continue through millions of empty parts, for 8 s of a processor at 20 MiB,
 * or copy the bytes several times.
 *
 * @param tooMany Makes the error for more parts, or longer headers, than our forms have.
 * @throws {AppError} If the body is not such a form or is incomplete.
 */
export async function readFormParts(
  body: Buffer,
  contentType = '',
  tooMany: () => AppError = tooManyParts,
): Promise<FormPart[]> {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain}`;
  const parts: FormPart[] = [];

  let at = await findIn(body, delimiter, 0);
  while (at >= 0) {
    const head = at + delimiter.length;
    if (body.toString('latin1', head, head + 2) === '--') return parts;
    if (parts.length === MOST_PARTS) throw tooMany();
    const headers = body.toString('latin1', head, head + MOST_HEADER_BYTES);
    const length = headers.indexOf(END_OF_HEADERS);
    if (length < 0 && headers.length === MOST_HEADER_BYTES) throw tooMany();
    const begin = head + length + END_OF_HEADERS.length;
    const end = await findIn(body, `\r\n${delimiter}`, begin);
    if (length < 0 || end < 0) throw incomplete();
    parts.push({ ...readHeaders(headers.slice(0, length)), bytes: body.subarray(begin, end) });
    at = end + 2;
  }
  throw incomplete();
}

/**
 * Where a text begins in the body; -1 if it does not. Between pieces other requests have a turn: a
 * body of line ends takes 5 ns a byte.
 */
async function findIn(body: Buffer, text: string, from: number): Promise<number> {
  for (let at = from; at < body.length; at += PIECE) {
    if (at > from) await nextTurn();
    const found = body.subarray(at, at + PIECE + text.length - 1).indexOf(text);
    if (found >= 0) return at + found;
  }
  return -1;
}

/** @param text As latin1; names of files in it are UTF-8. */
function readHeaders(text: string): Omit<FormPart, 'bytes'> {
  const [rest = '', ...lines] = text.split('\r\n');
  const line = lines.find((each) => /^content-disposition:\s*form-data\s*;/i.test(each));
  const name = line && readParameter(line, 'name');
  if (!WHITE.test(rest) || !line || name === undefined) throw incomplete();
  const encoded = /;\s*filename\*=utf-8''([^\s;]+)/i.exec(line)?.[1];
  const filename = encoded === undefined ? readParameter(line, 'filename') : decode(encoded);
  return { name, ...(filename !== undefined && { filename }) };
}

function readParameter(line: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(line);
  const text = found?.[1]?.replace(/\\(["\\])/g, '$1') ?? found?.[2];
  return text && Buffer.from(text, 'latin1').toString();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const incomplete = () => invalidField('body', 'must be a complete form');

const tooManyParts = () =>
  new AppError(
    'invalid_request',
    `body: must be a form of at most ${MOST_PARTS} parts, each with at most ${MOST_HEADER_BYTES} bytes of headers`,
  );
