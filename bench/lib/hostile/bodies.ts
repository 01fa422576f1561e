import { LIMITS } from '@swatchwork/contract';

import type {
  DocumentedOperation,
  LoadedDocument,
  Schema,
} from '../../../apps/api/testing/document.ts';

/** A body that grows. */
export interface Growing {
  name: string;
  /** A request whose body has at most about this many bytes. */
  request(bytes: number): { path: string; init: RequestInit };
  limit: number;
}

/** Limits of the bodies of operations, in bytes, if they differ from the default. */
const BODY_LIMITS: Record<string, number> = {
  'POST /palettes/export': LIMITS.exportBody,
  'POST /palettes/import': LIMITS.importBody,
  'POST /batch': LIMITS.batchBody,
  'POST /blog': LIMITS.articleBody,
  'PUT /blog/{id}': LIMITS.articleBody,
};

/** Most repetitions are noise for the schemas: invalid, and a lot of it. */
const UNITS = ['1', '"a"', '{}', '[]', 'null', '"#3b82f6"', '{"hex":"#3b82f6","name":"a"}'];

const list = (unit: string) => (bytes: number) => `[${repeat(`${unit},`, bytes)}${unit}]`;

/** JSON values that fill the available size. */
const VALUES: [what: string, make: (bytes: number) => string][] = [
  ...UNITS.map((unit): [string, (bytes: number) => string] => [`a list of ${unit}`, list(unit)]),
  ['a long text', (bytes) => `"${repeat('a', bytes)}"`],
  ['a text of blanks', (bytes) => `"${repeat(' ', bytes)}"`],
  ['a text of accents', (bytes) => `"a${repeat('\u0301\u0323', bytes)}"`],
  ['a text of escapes', (bytes) => `"${repeat('\\"\\u0000', bytes)}"`],
  ['a long number', (bytes) => repeat('9', bytes)],
  ['lists in lists', (bytes) => `${repeat('[', bytes / 2)}1${repeat(']', bytes / 2)}`],
  [
    'objects in objects',
    (bytes) => `${repeat('{"a":', (bytes / 6) * 5)}1${repeat('}', bytes / 6)}`,
  ],
  [
    'an object of many names',
    (bytes) => `{${Array.from({ length: bytes / 15 }, (_, i) => `"k${i}":1`).join()}}`,
  ],
  ['an object of one name', (bytes) => `{${repeat('"a":1,', bytes)}"a":1}`],
  ['lists of a thousand', (bytes) => list(`[${'1,'.repeat(998)}1]`)(bytes)],
  [
    'objects of a thousand names',
    list(`{${Array.from({ length: 999 }, (_, i) => `"k${i}":1`).join()}}`),
  ],
];

/** Each field of each JSON body, in every way; also the body as a whole, and arguments of tools. */
export function jsonBodies(document: LoadedDocument, token: string): Growing[] {
  const bodies = document.operations.flatMap((documented) =>
    ofOperation(documented, document, token),
  );
  return [...bodies, ...toolBodies(document)];
}

function ofOperation(
  { name, method, path, operation }: DocumentedOperation,
  document: LoadedDocument,
  token: string,
): Growing[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  const example = Object.values(
    operation.requestBody?.content['application/json']?.examples ?? {},
  )[0]?.value;
  const limit = BODY_LIMITS[name] ?? LIMITS.jsonBody;
  const init = {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  };
  return wholeAndFields(Object(example), fieldsOf(schema, document)).flatMap(([where, wrap]) =>
    VALUES.map(([what, make]) => ({
      name: `${name} ${where}: ${what}`,
      limit,
      request: (bytes: number) => ({
        path: `/api/v1${path.replaceAll(/\{\w+\}/g, '3B82F6')}`,
        init: { ...init, body: wrap(make(bytes - 2000)) },
      }),
    })),
  );
}

/**
 * Requests of assistants: the arguments of a tool with a body, of one with a query, and the rest.
 */
function toolBodies(document: LoadedDocument): Growing[] {
  const call = (tool: string) => (args: string) =>
    message('tools/call', `{"name":"${tool}","arguments":${args}}`);
  const message = (rpc: string, params: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"${rpc}","params":${params}}`;
  const operation = document.operations.find(({ name }) => name === 'POST /palettes/export');
  const schema = operation?.operation.requestBody?.content['application/json']?.schema ?? {};
  const places: [string, (value: string) => string][] = [
    ...wholeAndFields({ format: 'css', colors: ['#3B82F6'] }, fieldsOf(schema, document)).map(
      ([where, wrap]): [string, (value: string) => string] => [
        `export_palette ${where}`,
        (value) => call('export_palette')(wrap(value)),
      ],
    ),
    ['search_palettes', call('search_palettes')],
    ['search_palettes q', (value) => call('search_palettes')(`{"q":${value}}`)],
    ['contrast_matrix colors', (value) => call('contrast_matrix')(`{"colors":${value}}`)],
    ['tool', (value) => message('tools/call', `{"name":${value}}`)],
    ['method', (value) => `{"jsonrpc":"2.0","id":1,"method":${value}}`],
    ['id', (value) => `{"jsonrpc":"2.0","id":${value},"method":"tools/list"}`],
    ['initialize', (value) => message('initialize', value)],
  ];
  return places.flatMap(([where, wrap]) =>
    VALUES.map(([what, make]) => ({
      name: `MCP ${where}: ${what}`,
      limit: LIMITS.mcpBody,
      request: (bytes: number) => ({
        path: '/mcp',
        init: {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          body: wrap(make(bytes - 2000)),
        },
      }),
    })),
  );
}

/** Ways to put a value into a body: as the whole body, and as each of its fields. */
function wholeAndFields(
  example: Record<string, unknown>,
  fields: string[],
): [string, (value: string) => string][] {
  const inField = (field: string) => (value: string) => {
    const { [field]: _, ...others } = example;
    const rest = JSON.stringify(others).slice(1);
    return `{"${field}":${value}${rest === '}' ? '' : ','}${rest}`;
  };
  return [
    ['body', (value) => value],
    ...fields.map((field): [string, (value: string) => string] => [field, inField(field)]),
  ];
}

function fieldsOf(schema: Schema, { document }: LoadedDocument): string[] {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const own = name ? document.components.schemas[name] : schema;
  return Object.keys((own?.properties ?? {}) as object);
}

/** Forms: of parts, of headers of parts, of boundaries; also the forms of pages. */
export function forms(): Growing[] {
  const part = (headers: string, content = '') => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
  const file = 'content-disposition: form-data; name="file"; filename="a"';
  const contents: [string, (bytes: number) => string][] = [
    ['parts', (bytes) => repeat(part('content-disposition: form-data; name="a"'), bytes)],
    ['empty parts', (bytes) => repeat('--x\r\n\r\n\r\n', bytes)],
    ['boundaries', (bytes) => repeat('--x\r\n', bytes)],
    ['beginnings of boundaries', (bytes) => part(file, repeat('\r\n--', bytes))],
    ['line ends', (bytes) => part(file, repeat('\r\n', bytes))],
    ['returns', (bytes) => part(file, repeat('\r', bytes))],
    ['a header of blanks', (bytes) => part(`${file};${repeat(' ', bytes)}`)],
    [
      'a header of quotes',
      (bytes) => part(`content-disposition: form-data; name=${repeat('"\\', bytes)}`),
    ],
    [
      'a header of parameters',
      (bytes) => part(`content-disposition: form-data; ${repeat('a=b; ', bytes)}`),
    ],
    [
      'a header of escapes',
      (bytes) => part(`content-disposition: form-data; name*=UTF-8''${repeat('%41', bytes)}`),
    ],
    ['headers', (bytes) => part(`${file}\r\n${repeat('a: b\r\n', bytes)}`)],
    ['a header without end', (bytes) => `--x\r\n${repeat('a', bytes)}`],
  ];
  const addresses: [string, number][] = [
    ['/api/v1/palettes/import', LIMITS.paletteFile],
    ['/api/v1/colors/extract', LIMITS.imageBytes],
    ['/color-picker', LIMITS.imageBytes],
    ['/contact', LIMITS.jsonBody],
    ['/newsletter', LIMITS.jsonBody],
  ];
  const multipart = addresses.flatMap(([path, limit]) =>
    contents.map(([what, make]) => ({
      name: `POST ${path}: a form of ${what}`,
      limit,
      request: (bytes: number) => ({
        path,
        init: {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: `${make(bytes - 2000)}--x--\r\n`,
        },
      }),
    })),
  );
  const pairs = ['a=b&', '&', '=', '%41', '%', '+', 'email=a&', 'name=a&'];
  const encoded = ['/contact', '/newsletter', '/color-picker'].flatMap((path) =>
    pairs.map((pair) => ({
      name: `POST ${path}: a form of ${pair}`,
      limit: path === '/color-picker' ? LIMITS.imageBytes : LIMITS.jsonBody,
      request: (bytes: number) => ({
        path,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: repeat(pair, bytes - 2000),
        },
      }),
    })),
  );
  return [...multipart, ...encoded];
}

const repeat = (unit: string, bytes: number): string =>
  unit.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(unit))));
