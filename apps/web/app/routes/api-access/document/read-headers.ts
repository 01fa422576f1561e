import type { Header } from './endpoint.ts';
import type { ApiDocument, ResponseObject } from './openapi.ts';

/** The headers of an answer. */
export const readHeaders = ({ headers = {} }: ResponseObject, document: ApiDocument): Header[] =>
  Object.keys(headers).map((name) => readHeader(name, document));

/** A header that the document describes once for all answers. */
export function readHeader(name: string, { components }: ApiDocument): Header {
  const { description = '', example } = components.headers?.[name] ?? {};
  return { name, description, example: example === undefined ? undefined : String(example) };
}
