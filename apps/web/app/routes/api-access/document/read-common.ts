import type { Header, Shape } from './endpoint.ts';
import type { ApiDocument } from './openapi.ts';
import { readHeader } from './read-headers.ts';
import { readShapes } from './read-shapes.ts';

/** What all calls of the API have in common. */
export type Common = {
  /** What the document says of the API as a whole. */
  paragraphs: string[];
  headers: Header[];
  /** The body of every failure. */
  failure: Shape[];
};

/** What the pages say once, for all calls. */
export function readCommon(document: ApiDocument): Common {
  const { headers = {}, schemas } = document.components;
  return {
    paragraphs: document.info.description.split(/\n{2,}/).map((text) => text.replaceAll('\n', ' ')),
    headers: Object.keys(headers).map((name) => readHeader(name, document)),
    failure: readShapes(schemas.ErrorBody, document),
  };
}
