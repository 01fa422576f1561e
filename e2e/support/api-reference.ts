type Schema = {
  $ref?: string;
  format?: string;
  description?: string;
  pattern?: string;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

type Examples = Record<string, { value: unknown }>;
type Media = { schema?: Schema; examples?: Examples };

type Operation = {
  operationId: string;
  'x-access': string | { usually: string; only: string };
  summary: string;
  description: string;
  parameters?: (Media & { name: string; in: string; description?: string; example?: unknown })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content?: Record<string, Media> }
  >;
};

/** The part of the OpenAPI document that its pages are compared with. */
export type ReferenceDocument = {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; headers: Record<string, { description: string }> };
};

/** What the page of an operation has to show, according to the document. */
export type Told = {
  id: string;
  method: string;
  path: string;
  /** Names of parameters, of nested fields, of headers: each has to be on the page. */
  names: string[];
  /** All other texts: descriptions, values, bounds, statuses, reasons. */
  texts: string[];
  /** Texts of each complete call: its request and its answer. */
  examples: { sent: string[]; answered: string[] }[];
};

/** The words with which a page names the accepted callers. */
const CALLERS: Record<string, string> = {
  anyone: 'No authentication needed',
  'token holder': 'applies to the token that is sent',
  'visitor or account': 'the call is made for its account',
  account: 'API key or session token needed',
  'signed-in person': 'Sign-in needed; API keys are refused',
  admin: 'Sign-in as an administrator needed',
  'plan pro': 'API key of the plan pro or higher needed',
};

const callersOf = (access: Operation['x-access']) =>
  (typeof access === 'string' ? [access] : [access.usually, access.only]).map(
    (who) => CALLERS[who] ?? `no words for ${who}`,
  );

/** All operations of the document, with the texts that their pages have to show. */
export const toldBy = (document: ReferenceDocument): Told[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      tellOperation(document, path, method.toUpperCase(), operation),
    ),
  );

function tellOperation(
  document: ReferenceDocument,
  path: string,
  method: string,
  operation: Operation,
): Told {
  const names: string[] = [];
  const texts = [operation.summary, operation.description, `/api${path}`, `/api/v1${path}`];
  texts.push(...callersOf(operation['x-access']));
  const tell = (schema: Schema | undefined) => tellSchema(schema, document, names, texts, []);
  for (const { name, description = '', schema, example } of operation.parameters ?? []) {
    names.push(name);
    texts.push(description);
    if (example !== undefined) texts.push(String(example));
    tell({ ...schema, description });
  }
  for (const [mediaType, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    texts.push(mediaType);
    tell(schema);
  }
  for (const [status, { headers = {}, description, content = {} }] of Object.entries(
    operation.responses,
  )) {
    texts.push(status);
    names.push(...(status < '400' ? Object.keys(headers) : []));
    texts.push(...Object.keys(headers));
    if (status < '400') for (const { schema } of Object.values(content)) tell(schema);
    for (const [, code, meaning] of description.matchAll(/^- `(\w+)`: (.*)$/gm)) {
      texts.push(code ?? '', meaning ?? '');
    }
  }
  return {
    id: operation.operationId,
    method,
    path,
    names: [...new Set(names)],
    texts: [...new Set(texts.map((text) => text.replaceAll('`', '')))],
    examples: listExamples(operation),
  };
}

/** Walks the alternatives of a value, and its nested values. */
function tellSchema(
  schema: Schema | undefined,
  document: ReferenceDocument,
  names: string[],
  texts: string[],
  above: string[],
): void {
  if (!schema) return;
  if (schema.$ref) {
    if (above.includes(schema.$ref)) return;
    const name = schema.$ref.split('/').at(-1) ?? '';
    const inside = [...above, schema.$ref];
    texts.push(...(schema.description ? [schema.description] : []));
    tellSchema(document.components.schemas[name], document, names, texts, inside);
    return;
  }
  const { format, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const bounds = [minimum, maximum, minLength, maxLength, minItems, maxItems];
  texts.push(
    ...bounds
      .filter((bound) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER)
      .map(String),
    ...(schema.enum ?? []).map(String),
    ...(schema.default === undefined ? [] : [`${tellValue(schema.default)} by default`]),
    ...(schema.description ? [schema.description] : []),
    ...(schema.pattern && !format ? [schema.pattern] : []),
  );
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const whole = choices.filter(({ $ref }) => $ref);
  for (const choice of choices) {
    // From this number on, answers are only named, with links to the pages that describe them.
    if (whole.length > 3 && choice.$ref) texts.push(choice.$ref.split('/').at(-1) ?? '');
    else tellSchema(choice, document, names, texts, above);
  }
  tellSchema(schema.items, document, names, texts, above);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    names.push(name);
    tellSchema(field, document, names, texts, above);
  }
}

const tellValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A text as it is shown in a block of code: plain texts unchanged, else formatted JSON. */
const tidy = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

function listExamples({ parameters = [], requestBody, responses }: Operation): Told['examples'] {
  const bodies = Object.values(requestBody?.content ?? {});
  const [, success] = Object.entries(responses).find(([status]) => status < '400') ?? [];
  const answers = Object.values(success?.content ?? {});
  const all = [...parameters, ...bodies, ...answers];
  const keys = new Set(all.flatMap(({ examples = {} }) => Object.keys(examples)));
  const pick = (media: Media[], key: string) =>
    media.flatMap(({ examples = {} }) => (examples[key] ? [examples[key].value] : []));
  return [...keys].sort().map((key) => ({
    sent: [
      ...pick(bodies, key).map(tidy),
      ...parameters.flatMap((parameter) =>
        parameter.in === 'query'
          ? pick([parameter], key).map((value) =>
              String(new URLSearchParams([[parameter.name, String(value)]])),
            )
          : [],
      ),
    ],
    answered: pick(answers, key).map(tidy),
  }));
}

/** The texts of an operation that are missing on its page. */
export function gaps(html: string, { method, names, texts }: Told): string[] {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const text = plainText(article);
  const isNamed = (name: string) => new RegExp(`>${name}</(code|dt)>`).test(article);
  return [
    ...[method, ...texts].filter((one) => !text.includes(one)),
    ...names.filter((name) => !isNamed(name)).map((name) => `the name ${name}`),
  ];
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** The text of HTML as React writes it, without scripts. */
export const plainText = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
