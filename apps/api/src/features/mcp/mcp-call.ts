import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { ErrorBody } from '@swatchwork/contract';

import { toHexColors } from './mcp-colors.ts';
import type { McpTool } from './mcp-tools.ts';

/** Headers with credentials: the API decides what the caller may do and how often. */
const CREDENTIALS = ['authorization', 'x-api-key'];

/** The most characters of the query that arguments make, the same limit as over HTTP. */
const LONGEST_QUERY = 16 * 1024;

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
  const { method, path, ownSchema } = tool;
  const { asked, notes } = toHexColors(input, ownSchema);
  const isRead = method === 'GET';
  const body = isRead ? undefined : bodyOf(asked, tool);
  const answer = await ask(`/api/v1${path}${isRead ? queryOf(asked) : ''}`, {
    method,
    headers: {
      ...credentialsOf(headers),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  if (!answer.ok) return toRefusal(ErrorBody.parse(await answer.json()));
  const { content, ...result } = await toResult(answer);
  return { ...result, content: [...content, ...notes.map(text)] };
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

async function toResult(answer: Response): Promise<CallToolResult> {
  const mimeType = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (mimeType === 'application/json' && !answer.headers.has('content-disposition')) {
    const value = await answer.json();
    const structuredContent = Array.isArray(value) ? toPage(value, answer.headers) : value;
    return { content: [text(JSON.stringify(structuredContent))], structuredContent };
  }
  const { headers } = answer;
  const told = headers.get('x-palette-notes') ?? headers.get('x-theme-notes') ?? '[]';
  const notes: string[] = JSON.parse(told);
  const found = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '');
  const name = found?.[1] ?? 'palette';
  return {
    content: [await toFile(answer, mimeType, name), ...notes.map(text)],
    structuredContent: { name, mediaType: mimeType, notes },
  };
}

/** A page of a list, with what the headers of the answer say of it. */
export function toPage<Entry>(results: Entry[], headers: Headers) {
  const [, next] = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '') ?? [];
  const total = headers.get('x-total-count');
  return {
    results,
    ...(total !== null && { total: Number(total) }),
    ...(next !== undefined && { nextCursor: decodeURIComponent(next) }),
  };
}

async function toFile(answer: Response, mimeType: string, name: string) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const uri = `attachment:${encodeURIComponent(name)}`;
  const isText = /^text\/|json|xml|javascript/.test(mimeType);
  return {
    type: 'resource' as const,
    resource: isText
      ? { uri, mimeType, text: bytes.toString() }
      : { uri, mimeType, blob: bytes.toString('base64') },
  };
}

const toRefusal = (body: ErrorBody): CallToolResult => ({
  isError: true,
  content: [text(body.error)],
  structuredContent: body,
});

const text = (content: string) => ({ type: 'text' as const, text: content });
