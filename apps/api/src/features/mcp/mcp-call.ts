import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { ErrorBody } from '@swatchwork/contract';
import {
  isShortened,
  SHORT_ANSWER,
  shortTheme,
  toFileResult,
  toPage,
  toRefusal,
  toResult,
} from './mcp-answer.ts';
import { toHexColors } from './mcp-colors.ts';
import { resolveSchema, type Schema } from './mcp-schemas.ts';
import type { McpTool } from './mcp-tools.ts';

/** Headers with credentials: the API decides what the caller may do and how often. */
const CREDENTIALS = ['authorization', 'x-api-key'];

/** The most characters of the query that arguments make, the same limit as over HTTP. */
const LONGEST_QUERY = 16 * 1024;

const GIVES_FILES = ['repair_theme', 'add_mode'];

/** Bytes of what is said of files, where these alone make a long answer. */
const BESIDE_FILES = 8000;

/** As many palettes fit into a short answer, however much is said of them. */
const FEW_PALETTES = 4;

/**
 * Makes the API call of a tool. Refusals come back as results, in the API's own words, so that the
 * assistant can correct its arguments.
 *
 * @param ask A fetch that calls the API.
 * @param headers Of the request of the assistant.
 */
export async function callTool(
  tool: McpTool,
  input: Record<string, unknown>,
  ask: typeof fetch,
  headers: Headers,
): Promise<CallToolResult> {
  const { full, ...others } = input;
  const given = tool.mayBeLong ? others : input;
  const unknown = describeUnknown(given, tool.ownSchema);
  if (unknown) return { isError: true, content: [{ type: 'text', text: unknown }] };
  const isWhole = (tool.mayBeLong && full === true) || 'parts' in given || 'limit' in given;
  const complete = isWhole ? given : { ...tool.short, ...given };
  const { asked, notes } = toHexColors(complete, tool.ownSchema);
  const answer = await askApi(tool, asked, ask, headers);
  if (!answer.ok) return toRefusal(ErrorBody.parse(await answer.json()));

  const mimeType = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (mimeType !== 'application/json' || answer.headers.has('content-disposition')) {
    return toFileResult(answer, mimeType, notes);
  }
  const value = await answer.json();
  if (isWhole) return toResult(toObject(value, answer), notes, Number.POSITIVE_INFINITY);
  // These give back the files that they were sent.
  const files = GIVES_FILES.includes(tool.name) ? JSON.stringify(given).length : 0;
  const most = Math.max(SHORT_ANSWER, 2 * files + BESIDE_FILES);
  const shown = tool.name === 'create_theme' ? shortTheme(value) : toObject(value, answer);
  const result = toResult(shown, notes, most);
  // A page that was cut would not go on where it ends.
  if (Array.isArray(value) && isShortened(result)) {
    return callTool(tool, { ...input, limit: FEW_PALETTES }, ask, headers);
  }
  return result;
}

const toObject = (value: unknown, { headers }: Response): Record<string, unknown> =>
  Array.isArray(value) ? toPage(value, headers) : Object(value);

function askApi(
  tool: McpTool,
  asked: Record<string, unknown>,
  ask: typeof fetch,
  headers: Headers,
): Promise<Response> {
  const { method, path } = tool;
  const isRead = method === 'GET';
  const body = isRead ? undefined : bodyOf(asked, tool);
  return ask(`/api/v1${path}${isRead ? queryOf(asked) : ''}`, {
    method,
    headers: {
      ...credentialsOf(headers),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

/** The headers of an assistant's request that say who calls. */
export const credentialsOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    CREDENTIALS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** JSON, or a form where a file is among the arguments, or nothing else is taken. */
function bodyOf(input: Record<string, unknown>, { files, ownSchema }: McpTool): string | FormData {
  const isForm = files.some((name) => name in input || ownSchema.required?.includes(name));
  if (!isForm) return JSON.stringify(input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (files.includes(name)) form.set(name, new Blob([bytesOf(name, value)]), name);
    else form.set(name, toQueryText(value));
  }
  return form;
}

/** The bytes of base64, or of a `data:` address with it. */
function bytesOf(name: string, value: unknown): Uint8Array<ArrayBuffer> {
  const encoded =
    typeof value === 'string' ? value.replace(/^data:[^,]{0,200};base64,/, '') : undefined;
  if (encoded === undefined || !/^[\w+/\s-]*={0,2}\s*$/.test(encoded)) {
    const message = `${name}: must be the bytes of a file as base64`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
  }
  return new Uint8Array(Buffer.from(encoded, 'base64'));
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).map(([name, value]) => [name, toQueryText(value)]);
  const length = pairs.flat().join().length;
  if (length > LONGEST_QUERY) {
    const message = `The arguments must have at most ${LONGEST_QUERY} characters, not ${length}`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
  }
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Lists have the form that addresses of the API have: joined by hyphens. */
function toQueryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toQueryText).join('-');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The most names in a refusal, and the most characters of one. */
const MOST_NAMES = 10;
const SHOWN_NAME = 80;

/**
 * What is to be said of arguments that a tool does not know; undefined if it knows all. One that is
 * ignored in silence would leave an assistant in the belief that it counted.
 */
function describeUnknown(input: Record<string, unknown>, schema: Schema): string | undefined {
  const sentences = unknownFields(input, [schema], schema, '')
    .slice(0, MOST_NAMES)
    .map(({ field, known }) => `${field}: unknown argument; allowed are ${known.join(', ')}`);
  return sentences.length > 0 ? sentences.join('. ') : undefined;
}

type Unknown = { field: string; known: string[] };

/** @param choices The schemas of which a value has to fit one. */
function unknownFields(value: unknown, choices: Schema[], root: Schema, path: string): Unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const schemas = choices.flatMap((choice) => alternatives(choice, root));
  if (Array.isArray(value)) {
    const items = schemas.flatMap(({ items }) => (items ? [items] : []));
    return value.flatMap((entry, i) => unknownFields(entry, items, root, `${path}${i}.`));
  }
  const objects = schemas.filter(({ properties, additionalProperties }) =>
    Boolean(properties ?? additionalProperties),
  );
  if (objects.length === 0) return [];
  const known = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = objects.flatMap(({ properties, additionalProperties }) => {
      const named = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      return named ?? (additionalProperties || []);
    });
    if (own.length > 0) return unknownFields(part, own, root, `${path}${name}.`);
    return [{ field: path + name.slice(0, SHOWN_NAME), known }];
  });
}

function alternatives(part: Schema, root: Schema): Schema[] {
  const schema = resolveSchema(part, root);
  const choices = schema.anyOf ?? schema.oneOf;
  return choices ? choices.flatMap((choice) => alternatives(choice, root)) : [schema];
}
