import fc from 'fast-check';
import type { DocumentedOperation, LoadedDocument, Schema } from '../document.ts';
import { bodiesFor, FORM } from './bodies.ts';
import { createValues, hostileText, usually } from './values.ts';

export type HostileRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const CONTENT_TYPES = [
  'text/plain',
  'text/html; charset=utf-8',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;;',
  'application/vnd.api+json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  FORM,
  '*/*',
  'nonsense',
  '',
];

const visibleText = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);

/** Values of headers as Latin-1, which is all that HTTP can carry. */
const headerText = fc.oneof(
  visibleText,
  hostileText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 500)),
);

/**
 * Operations that hash passwords or decode pictures, which takes a hundred times as long as the
 * others.
 */
export const SLOW = [
  '/auth/register',
  '/auth/login',
  '/auth/password',
  '/auth/email',
  '/colors/extract',
];

/** The data of the server under test. */
export type Known = {
  /** Valid tokens and keys. */
  credentials: readonly string[];
  /** Invalid tokens and keys. */
  spentCredentials: readonly string[];
  /** Ids by the path before them, such as `/palettes`. */
  ids: Readonly<Record<string, readonly string[]>>;
};

/**
 * Requests to the operations of the document: some are valid, most have a fault.
 *
 * @param weightOf The frequency of an operation, compared with others.
 */
export function createHostileRequests(
  { document, operations }: LoadedDocument,
  { credentials, spentCredentials, ids }: Known,
  weightOf: (operation: DocumentedOperation) => number,
): fc.Arbitrary<HostileRequest> {
  const values = createValues(document.components.schemas);
  const { valuesFor } = values;
  const allIds = Object.values(ids).flat();

  const requestOf = (documented: DocumentedOperation): fc.Arbitrary<HostileRequest> =>
    fc
      .record({
        method: usually(documented.method, fc.constantFrom(...METHODS)),
        prefix: usually('/api/v1', fc.constantFrom('/api', '/api/v1/', '/api/v2')),
        path: pathOf(documented),
        query: queryOf(documented),
        headers: headersOf(documented),
        body: bodiesFor(documented, values),
      })
      .map(({ method, prefix, path, query, headers, body }) => ({
        method,
        url: `${prefix}${path}${query}`,
        headers: { ...body.headers, ...headers },
        ...(body.payload !== undefined && { payload: body.payload }),
      }));

  function pathOf({ path, operation }: DocumentedOperation): fc.Arbitrary<string> {
    const parts = path.split('/').map((part, place, before) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (!name) return fc.constant(part);
      const parameter = operation.parameters?.find((one) => one.name === name);
      const examples = Object.values(parameter?.examples ?? {}).map(({ value }) => value);
      return fc.oneof(
        valuesFor({ ...parameter?.schema, examples } as Schema).map(escaped),
        fc.constantFrom(...(ids[before.slice(0, place).join('/')] ?? allIds)),
        fc.constantFrom(...allIds),
        hostileText.map(escaped),
        fc.constantFrom('%', '%zz', '%00', '%E0%A4%A', '%2e%2e', '..', '', '%2F', ';', '*'),
      );
    });
    return fc.tuple(...parts).map((all) => all.join('/'));
  }

  function queryOf({ operation }: DocumentedOperation): fc.Arbitrary<string> {
    const known = (operation.parameters ?? []).filter((one) => one.in === 'query');
    const pair = fc.tuple(
      fc.oneof(
        { arbitrary: fc.constantFrom('__proto__', 'key', 'limit', 'constructor'), weight: 1 },
        { arbitrary: hostileText, weight: 1 },
      ),
      hostileText,
    );
    const fitting = known.map(({ name, schema, example, examples, required }) => {
      const values = [example, ...Object.values(examples ?? {}).map(({ value }) => value)];
      const given = values.filter((value) => value !== undefined);
      const value = valuesFor(given.length > 0 ? { examples: given, ...schema } : schema);
      const one = value.map((it) => [[name, asText(it)]]);
      const twice = fc.tuple(one, one).map(([a, b]) => [...a, ...b]);
      const absent = fc.constant([]);
      return fc.oneof(
        { arbitrary: one, weight: required ? 12 : 4 },
        { arbitrary: twice, weight: 1 },
        { arbitrary: absent, weight: required ? 1 : 6 },
      );
    });
    return fc
      .tuple(fc.tuple(...fitting), fc.oneof(...REPEATED_NONE, fc.array(pair, { maxLength: 3 })))
      .map(([pairs, odd]) => [...pairs.flat(), ...odd])
      .map((pairs) => pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`))
      .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
  }

  function headersOf({
    name,
    operation,
  }: DocumentedOperation): fc.Arbitrary<Record<string, string>> {
    const mayEnd = name === 'POST /auth/logout'; // the other requests need their session
    const takesVisitor = operation.parameters?.some((one) => one.name === 'x-visitor');
    const weight = operation.security?.some((scheme) => 'bearer' in scheme) ? 20 : 4;
    const bearer = (token: string) => `Bearer ${token}`;
    const authorization: fc.Arbitrary<string | undefined> = fc.oneof(
      { arbitrary: fc.constantFrom(...credentials).map(bearer), weight: mayEnd ? 0 : weight },
      { arbitrary: fc.constant(undefined), weight: 4 },
      fc.constantFrom(...spentCredentials).map(bearer),
      headerText,
      headerText.map(bearer),
    );
    return fc
      .record(
        {
          authorization,
          'x-api-key': rarely(headerText),
          'content-type': rarely(fc.oneof(fc.constantFrom(...CONTENT_TYPES), headerText)),
          'content-length': rarely(fc.constantFrom('0', '1', '-1', 'x', '99999999999')),
          accept: rarely(headerText),
          'accept-encoding': rarely(fc.oneof(fc.constantFrom('gzip', 'br', '*;q=0'), headerText)),
          'if-none-match': rarely(headerText),
          'x-visitor': (takesVisitor ? often : rarely)(
            fc.oneof(fc.constant('b7c1f0de52a94c3e8d6f'), headerText),
          ),
          'x-request-id': rarely(headerText),
          'sec-fetch-site': rarely(fc.constantFrom('same-origin', 'cross-site', 'x')),
          origin: rarely(headerText),
          'x-forwarded-for': rarely(headerText),
          'x-http-method-override': rarely(fc.constantFrom('DELETE', 'x')),
        },
        { requiredKeys: ['authorization'] },
      )
      .map((headers) =>
        Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      ) as fc.Arbitrary<Record<string, string>>;
  }

  const all = operations.map((documented) => ({
    arbitrary: requestOf(documented),
    weight: weightOf(documented),
  }));
  return fc.oneof(...all);
}

const REPEATED_NONE = Array.from({ length: 8 }, () => fc.constant([] as [string, string][]));

/** Escapes texts for addresses, which cannot hold halves of surrogate pairs. */
const escaped = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

const often = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 1 }, { arbitrary, weight: 4 });

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 12 }, { arbitrary, weight: 1 });
