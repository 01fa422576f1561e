/** One request, built from the fields of the page. */
export type Attempt = {
  method: string;
  /** Path and query, on this site. */
  path: string;
  headers: [name: string, value: string][];
  /** Text as it was typed, valid JSON or not; or a form. */
  body?: string | FormData | undefined;
  /** An API key or the token of a login; empty for none. */
  key: string;
};

/** How it went. */
export type Outcome =
  | { failure: string }
  | {
      failure?: undefined;
      status: number;
      statusText: string;
      /** From sending to the last byte, in milliseconds. */
      duration: number;
      /** The headers that matter most to a program. */
      headers: HeaderLine[];
      /** All other headers. */
      moreHeaders: HeaderLine[];
      /** The name that the server gives a file. */
      fileName: string | undefined;
      mediaType: string;
      body: Blob;
      /** Only for text; JSON is formatted. */
      text?: string | undefined;
    };

type HeaderLine = [name: string, value: string];

/** What a program goes by, in this order. */
const FIRST = [
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'link',
  'x-total-count',
  'x-theme-notes',
  'etag',
  'cache-control',
  'x-request-id',
  'content-type',
  'content-disposition',
];

/**
 * Sends a request and reads all of its answer, whatever its status.
 *
 * @throws {DOMException} `AbortError`, once the signal says so.
 */
export async function sendRequest(attempt: Attempt, signal: AbortSignal): Promise<Outcome> {
  const headers = new Headers(attempt.headers);
  if (attempt.key) headers.set('authorization', `Bearer ${attempt.key}`);
  if (typeof attempt.body === 'string') headers.set('content-type', 'application/json');
  const started = performance.now();
  try {
    const response = await fetch(attempt.path, {
      method: attempt.method,
      headers,
      ...(attempt.body !== undefined && { body: attempt.body }),
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
    const body = await response.blob();
    const mediaType = response.headers.get('content-type') ?? '';
    return {
      status: response.status,
      statusText: response.statusText,
      duration: performance.now() - started,
      headers: FIRST.flatMap((name): HeaderLine[] => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
      moreHeaders: [...response.headers].filter(([name]) => !FIRST.includes(name)),
      fileName: readFileName(response.headers),
      mediaType,
      body,
      text: /json|xml|^text\//.test(mediaType) ? tidy(await body.text()) : undefined,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { failure: 'The server cannot be reached. Nothing was lost; please try again.' };
  }
}

const readFileName = (headers: Headers) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

function tidy(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
