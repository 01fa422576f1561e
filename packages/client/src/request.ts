import { readApiError } from './api-error.ts';

/** How a client reaches the API. */
export type ClientOptions = {
  /** The `fetch` to use: the browser's, Node's, or one that calls the API in memory. */
  fetch: typeof globalThis.fetch;
  /**
   * Where the API is, such as `https://swatchwork.example/api/v1`. Default: `/api`, the page's own.
   */
  baseUrl?: string | undefined;
  /** Sent as a bearer token; read before each request, so that signing out takes effect. */
  token?: (() => string | undefined) | undefined;
  /** The random id of an anonymous visitor, sent where it matters. */
  visitor?: (() => string | undefined) | undefined;
  /** Carries a call out. Default: one attempt without a time limit. */
  carryOut?: CarryOut | undefined;
};

/** Sends a request and reads its answer, once. */
export type Attempt<Answer> = (signal: AbortSignal | undefined) => Promise<Answer>;

/**
 * Makes one or more attempts of a call.
 *
 * @param isSafe Whether the call changes nothing, so that it may be repeated after any failure.
 */
export type CarryOut = <Answer>(
  attempt: Attempt<Answer>,
  isSafe: boolean,
  signal: AbortSignal | undefined,
) => Promise<Answer>;

/** Settings of one call. */
export type CallOptions = {
  /** Cancels the call: its promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** Lists are joined by commas. */
export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

type Call = CallOptions & {
  query?: Query | undefined;
  body?: unknown;
  /** Changes nothing, although its method is not GET. */
  isSafe?: boolean;
  /** Tells the API which anonymous visitor is calling. */
  asVisitor?: true;
  /** Reads the answer if more than its JSON matters, such as its headers. */
  read?: (response: Response) => Promise<unknown>;
};

export type Send = <Answer>(method: string, path: string, call?: Call) => Promise<Answer>;

/**
 * Sends one request and reads its JSON. A body is sent only with methods other than GET.
 *
 * @throws {ApiError} If the answer is not a success.
 * @throws {TypeError} If the API cannot be reached.
 */
export function createSend(options: ClientOptions): Send {
  const { fetch, baseUrl = '/api', token, visitor, carryOut = once } = options;

  return <Answer>(
    method: string,
    path: string,
    { query, body, signal, isSafe = method === 'GET', asVisitor, read }: Call = {},
  ) => {
    const hasBody = method !== 'GET' && body !== undefined;
    // `fetch` sets the content type, which contains the boundary
    const isForm = body instanceof FormData;

    const attempt = async (signal: AbortSignal | undefined) => {
      const headers = new Headers({ accept: 'application/json' });
      const bearer = token?.();
      if (bearer) headers.set('authorization', `Bearer ${bearer}`);
      const visitorId = asVisitor ? visitor?.() : undefined;
      if (visitorId) headers.set('x-visitor', visitorId);
      if (hasBody && !isForm) headers.set('content-type', 'application/json');

      const response = await fetch(`${baseUrl}${path}${toSearch(query)}`, {
        method,
        headers,
        ...(hasBody && { body: isForm ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      if (!response.ok) throw await readApiError(response);
      // The only cast from the wire to a type; the contract tests hold the API to it.
      if (response.status === 204) return undefined as Answer;
      return (await (read ? read(response) : response.json())) as Answer;
    };
    return carryOut(attempt, isSafe, signal);
  };
}

const once: CarryOut = (attempt, _isSafe, signal) => attempt(signal);

function toSearch(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
