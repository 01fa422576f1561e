import type { Endpoint, Field } from '../document/endpoint.ts';

/** A value of a form: a text, or the name of a file. */
export type FormPart = { name: string; text: string } | { name: string; file: string };

/** One request, independent of the language in which it is written. */
export type Call = {
  method: string;
  url: string;
  json?: unknown;
  form?: FormPart[];
  /** Without a key, or the token of a login, the API refuses the call. */
  needsKey: boolean;
  /** How the answer is read. */
  answer: 'json' | 'text' | 'file' | 'nothing';
};

/** The variable of the environment from which the examples read the key. */
export const KEY_VARIABLE = 'SWATCHWORK_KEY';

const FILES: Record<string, string> = { file: 'palette.gpl', image: 'photo.png' };

/** The example call of an endpoint. @param origin Where the API is, without a closing slash. */
export function toCall(endpoint: Endpoint, origin: string): Call {
  const { body, fields } = endpoint;
  const given = fields.flatMap(({ name, place, example }) =>
    example === undefined ? [] : [{ name, place, text: example }],
  );
  const isForm = body?.mediaType === 'multipart/form-data';
  return {
    method: endpoint.method,
    url: `${origin}/api${fillPath(endpoint.path, given)}`,
    ...(body && (isForm ? { form: toForm(body.example, fields) } : { json: body.example })),
    needsKey: endpoint.access !== 'open',
    answer: readAs(endpoint.success),
  };
}

type Given = { name: string; place: Field['place']; text: string };

/** Puts parameters into their places of a path and into its query. */
export function fillPath(path: string, given: readonly Given[]): string {
  const of = (place: Field['place']) => given.filter((one) => one.place === place);
  const filled = of('path').reduce(
    (before, { name, text }) => before.replace(`{${name}}`, encodeURIComponent(text)),
    path,
  );
  const query = String(new URLSearchParams(of('query').map(({ name, text }) => [name, text])));
  return query ? `${filled}?${query}` : filled;
}

const toForm = (example: unknown, fields: readonly Field[]): FormPart[] =>
  Object.entries(Object(example)).map(([name, value]) => {
    const isFile = fields.some((field) => field.name === name && field.type === 'file');
    return isFile ? { name, file: FILES[name] ?? 'file' } : { name, text: String(value) };
  });

function readAs({ mediaType, mediaTypes }: Endpoint['success']): Call['answer'] {
  if (mediaType === undefined) return 'nothing';
  if (mediaTypes.length > 1) return 'file'; // others who ask get another type
  if (mediaType.endsWith('json')) return 'json';
  return mediaType.startsWith('text/') ? 'text' : 'file';
}
