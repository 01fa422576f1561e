import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { ErrorBody } from '@swatchwork/contract';

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
  { method, path }: McpTool,
  input: Record<string, unknown>,
  ask: typeof fetch,
  headers: Headers,
): Promise<CallToolResult> {
  const credentials = CREDENTIALS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const isRead = method === 'GET';
  const answer = await ask(`/api/v1${path}${isRead ? queryOf(input) : ''}`, {
    method,
    headers: Object.fromEntries([
      ...credentials,
      ...(isRead ? [] : [['content-type', 'application/json']]),
    ]),
    ...(!isRead && { body: JSON.stringify(input) }),
  });
  return answer.ok ? toResult(answer) : toRefusal(ErrorBody.parse(await answer.json()));
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
    return {
      content: [text(JSON.stringify(value))],
      structuredContent: Array.isArray(value) ? { results: value } : value,
    };
  }
  const { headers } = answer;
  const told = headers.get('x-palette-notes') ?? headers.get('x-theme-notes') ?? '[]';
  const notes: string[] = JSON.parse(told);
  return { content: [await toFile(answer, mimeType), ...notes.map(text)] };
}

async function toFile(answer: Response, mimeType: string) {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const bytes = Buffer.from(await answer.arrayBuffer());
  const uri = `attachment:${encodeURIComponent(name ?? 'palette')}`;
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
