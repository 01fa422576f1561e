import { readApiError } from './api-error.ts';

/** How a client reaches the API. */
export type ClientOptions = {
  /** The `fetch` to use: the browser's, Node's, or one that stays in memory. */
  fetch: typeof globalThis.fetch;
  /** Where the API is, such as `https://swatchwork.example/api/v1`. Default: `/api`, the page's own. */
  baseUrl?: string | undefined;
  /** Sent as a bearer token; asked before each request, so that signing out takes effect. */
  token?: (() => string | undefined) | undefined;
};

/** Settings of one call. */
export type CallOptions = {
  /** Cancels the call: its promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};

export type Query = Record<string, string | number | boolean | undefined>;

type Call = CallOptions & { query?: Query | undefined; body?: unknown };

export type Send = <Answer>(method: string, path: string, call?: Call) => Promise<Answer>;

/**
 * Sends one request and reads its JSON. A body is sent only with methods other than GET.
 *
 * @throws {ApiError} If the answer is not a success.
 * @throws {TypeError} If the API cannot be reached.
 */
export function createSend({ fetch, baseUrl = '/api', token }: ClientOptions): Send {
  return async <Answer>(method: string, path: string, { query, body, signal }: Call = {}) => {
    const headers = new Headers({ accept: 'application/json' });
    const bearer = token?.();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    const hasBody = method !== 'GET' && body !== undefined;
    if (hasBody) headers.set('content-type', 'application/json');

    const response = await fetch(`${baseUrl}${path}${toSearch(query)}`, {
      method,
      headers,
      ...(hasBody && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await readApiError(response);
    // The one place where the wire becomes a type: the contract is what the API is held to.
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };
}

function toSearch(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
