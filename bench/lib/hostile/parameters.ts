import type { LoadedDocument } from '../../../apps/api/testing/document.ts';
import { openRoutes } from '../../../testing/open-routes.ts';

/** A place for a stranger's text. */
interface Place {
  name: string;
  /** A request with this text in its place. */
  request(text: string): { path: string; init: RequestInit };
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Headers that the server, or one of its libraries, reads. */
const HEADERS = words(`
  accept accept-encoding accept-language access-control-request-headers
  access-control-request-method authorization baggage cache-control content-type cookie forwarded
  if-match if-modified-since if-none-match if-range origin range referer sec-fetch-site
  traceparent tracestate user-agent x-api-key x-forwarded-for x-forwarded-host x-forwarded-proto
  x-http-method-override x-request-id x-visitor`);

/** Answers that read different headers. */
const HEADED: [method: string, path: string][] = [
  ['GET', '/api/v1/palettes'],
  ['GET', '/'],
  ['GET', '/robots.txt'],
  ['GET', '/favicon.ico'],
  ['GET', '/pictures/site.png'],
  ['POST', '/api/v1/colors/convert'],
  ['POST', '/api/v1/colors/extract'],
  ['POST', '/contact'],
  ['POST', '/mcp'],
  ['OPTIONS', '/api/v1/palettes'],
];

/** Parameters of the tools' pages. */
const PAGE_QUERY = words(`
  q tab color colors selected cursor mood date next name token endpoint`);

const PATHS = words(`
  / /color/ /blog/ /learn-colors/ /explore-palettes/ /palettes/ /explore-palettes.data?q=
  /pictures/color/ /pictures/palette/ /assets/ /api/ /api/v1/`);

/** Characters of an address or a header: slightly less than the server accepts in total. */
const LONGEST = 12_000;

/** Every parameter of every operation, those of the pages, paths, and headers. */
export async function openParameters(
  url: string,
  { operations }: LoadedDocument,
  token: string,
): Promise<Place[]> {
  const authorization = `Bearer ${token}`;
  const ofOperations = operations
    .filter(({ path }) => path !== '/auth/logout') // the session is needed
    .flatMap(({ method, path, operation: { parameters = [] } }) =>
      parameters.map(({ name, in: where }): Place => {
        const filled = (value: string) =>
          `/api/v1${path.replace(`{${name}}`, value).replaceAll(/\{\w+\}/g, '3B82F6')}`;
        return {
          name: `${method} ${path} ${name}`,
          request(text) {
            const value = escaped(text, LONGEST);
            const own = where === 'header' ? { [name]: visible(text) } : undefined;
            const init = { method, headers: { authorization, ...own } };
            if (where === 'path') return { path: filled(value), init };
            return { path: `${filled('')}${where === 'query' ? `?${name}=${value}` : ''}`, init };
          },
        };
      }),
    );
  const ofPages = (await openRoutes(url)).map(
    (path): Place => ({
      name: `GET ${path}?…`,
      request(text) {
        const value = escaped(text, LONGEST / PAGE_QUERY.length);
        return {
          path: `${path}?${PAGE_QUERY.map((name) => `${name}=${value}`).join('&')}`,
          init: {},
        };
      },
    }),
  );
  const ofPaths = PATHS.map(
    (path): Place => ({
      name: `GET ${path}…`,
      request: (text) => ({ path: path + escaped(text, LONGEST), init: {} }),
    }),
  );
  const headers = HEADED.flatMap(([method, path]) =>
    HEADERS.map(
      (name): Place => ({
        name: `${method} ${path} ${name}`,
        request: (text) => ({
          path,
          init: {
            method,
            headers: { [name]: visible(text) },
            ...(method === 'POST' && { body: '{}' }),
          },
        }),
      }),
    ),
  );
  return [...ofOperations, ...ofPages, ...ofPaths, ...headers];
}

/** The words of the document, and the signs of addresses and headers. */
export function tokensOfDocument({ operations }: LoadedDocument): string[] {
  const words = operations.flatMap(({ path, operation: { parameters = [] } }) => [
    ...(path.match(/\w+/g) ?? []),
    ...parameters.map(({ name }) => name),
  ]);
  const signs = ['W/"', '"', ',', ';q=0.1', 'bytes=0-', '=', ';', ':', '::', '1.2.3.4', 'f'];
  return [...new Set([...words, ...signs, ...'#-./&?% _', 'sw_', '%20', '../'])];
}

/** As many of the characters as fit, escaped, without a partial escape at the end. */
const escaped = (text: string, room: number): string =>
  encodeURIComponent(visible(text)).slice(0, room).replace(/%.?$/, '');

/** The characters that a header may contain. */
const visible = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '.').slice(0, LONGEST);
