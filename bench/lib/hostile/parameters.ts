interface Place {
  name: string;
  /** A request with this text in the place. */
  request(text: string): { path: string; init: RequestInit };
}

interface Parameter {
  name: string;
  in: string;
}

interface Document {
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: unknown }>>;
}

/** Headers that the server reads. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'x-api-key',
  'x-forwarded-for',
  'x-request-id',
  'x-visitor',
];

/** Where a stranger's text goes: parts of paths, queries, bodies of JSON, and headers. */
export async function openParameters(url: string): Promise<{ places: Place[]; tokens: string[] }> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const places = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.map((parameter) => placeOf(method, path, parameter)),
      ...(requestBody ? [bodyOf(method, path)] : []),
    ]),
  );
  const pages = [
    '/color/',
    '/pictures/color/',
    '/explore-palettes?q=',
    '/color-picker?colors=',
  ].map(
    (path): Place => ({
      name: `GET ${path}`,
      request: (text) => ({ path: path + encodeURIComponent(visible(text)), init: {} }),
    }),
  );
  const headers = HEADERS.map(
    (name): Place => ({
      name,
      request: (text) => ({
        path: '/api/v1/colors/random',
        init: { headers: { [name]: visible(text) } },
      }),
    }),
  );
  const tokens = [
    ...new Set(Object.keys(document.paths).flatMap((path) => path.match(/\w+/g) ?? [])),
  ];
  return { places: [...places, ...pages, ...headers], tokens };
}

function placeOf(method: string, path: string, parameter: Parameter): Place {
  const filled = path.replaceAll(/\{\w+\}/g, '3B82F6');
  return {
    name: `${method.toUpperCase()} ${path} ${parameter.name}`,
    request(text) {
      const value = encodeURIComponent(visible(text)).slice(0, 8000).replace(/%.?$/, '');
      const init = { method: method.toUpperCase() };
      if (parameter.in === 'query')
        return { path: `/api/v1${filled}?${parameter.name}=${value}`, init };
      if (parameter.in === 'path') {
        const named = path.replace(`{${parameter.name}}`, value).replaceAll(/\{\w+\}/g, '3B82F6');
        return { path: `/api/v1${named}`, init };
      }
      return {
        path: `/api/v1${filled}`,
        init: { ...init, headers: { [parameter.name]: visible(text) } },
      };
    },
  };
}

function bodyOf(method: string, path: string): Place {
  return {
    name: `${method.toUpperCase()} ${path} body`,
    request: (text) => ({
      path: `/api/v1${path.replaceAll(/\{\w+\}/g, '3B82F6')}`,
      init: {
        method: method.toUpperCase(),
        headers: { 'content-type': 'application/json' },
        body: `[${JSON.stringify(text)},${'['.repeat(2000)}`.slice(0, 60_000),
      },
    }),
  };
}

/** What a header may hold. */
const visible = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '.');
