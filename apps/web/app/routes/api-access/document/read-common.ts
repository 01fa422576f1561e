import type { Header, Shape } from './endpoint.ts';
import type { ApiDocument } from './openapi.ts';
import { readHeader } from './read-headers.ts';
import { readShapes } from './read-shapes.ts';

/** What all calls of the API have in common. */
export type Common = {
  /** The document's description of the API as a whole. */
  paragraphs: string[];
  headers: Header[];
  /** The body of every error. */
  failure: Shape[];
};

/** What the pages show once for all calls. */
export function readCommon(document: ApiDocument): Common {
  const { headers = {}, schemas } = document.components;
  return {
    paragraphs: document.info.description.split(/\n{2,}/).map((text) => text.replaceAll('\n', ' ')),
    headers: Object.keys(headers).map((name) => readHeader(name, document)),
    failure: readShapes(schemas.ErrorBody, document),
  };
}
