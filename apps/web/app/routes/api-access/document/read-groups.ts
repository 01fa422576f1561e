import type { EndpointEntry } from './endpoint.ts';
import type { ApiDocument, OperationObject } from './openapi.ts';

export type EndpointGroup = { title: string; endpoints: EndpointEntry[] };

type Operation = { path: string; method: string; operation: OperationObject };

/** The calls that most programs use, listed first. */
const ESSENTIALS = [
  'POST /colors/convert',
  'POST /colors/harmonies',
  'POST /colors/contrast',
  'POST /palettes/generate',
  'GET /palettes/mood/{mood}',
];

const nameOf = ({ path, method }: Operation) => `${method.toUpperCase()} ${path}`;

/** All operations, in the order of the document. */
export const listOperations = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** The essentials, then the other operations by the subjects of the document. */
export function readGroups(document: ApiDocument): EndpointGroup[] {
  const operations = listOperations(document);
  const essentials = ESSENTIALS.flatMap((name) => operations.filter((one) => nameOf(one) === name));
  const others = operations.filter((one) => !essentials.includes(one));
  const used = new Set(others.map(({ operation }) => operation.tags[0] ?? ''));
  const listed = (document.tags ?? []).map(({ name }) => name).filter((name) => used.has(name));
  const tags = [...new Set([...listed, ...used])];
  return [
    { title: 'Essentials', endpoints: essentials.map(toEntry) },
    ...tags.map((tag) => ({
      title: tag,
      endpoints: others.filter(({ operation }) => operation.tags[0] === tag).map(toEntry),
    })),
  ].filter(({ endpoints }) => endpoints.length > 0);
}

const toEntry = ({ path, method, operation }: Operation): EndpointEntry => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  title: operation.summary,
});
