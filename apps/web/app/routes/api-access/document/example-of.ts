import {
  type Media,
  type OperationObject,
  type ParameterObject,
  resolveSchema,
  type Schema,
  type Schemas,
} from './openapi.ts';

/**
 * The names of an operation's complete example calls: parameters, bodies and answers with the same
 * name belong together.
 */
export function namesOfExamples({ parameters = [], requestBody, responses }: OperationObject) {
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const media = [requestBody, ...answers.map(([, answer]) => answer)].flatMap((part) =>
    Object.values(part?.content ?? {}),
  );
  const names = [...parameters, ...media].flatMap(({ examples = {} }) => Object.keys(examples));
  return [...new Set(names)].sort();
}

/** The example in the document for a call; undefined if there is none. */
export function givenExample(
  { example, examples, schema }: Media | ParameterObject,
  schemas: Schemas,
  name: string | undefined,
): unknown {
  if (examples) return examples[name ?? '']?.value;
  return example ?? resolveSchema(schema, schemas).examples?.[0];
}

/** The example in the document, else the simplest value that the schema allows. */
export const exampleOf = (
  place: Media | ParameterObject,
  schemas: Schemas,
  name: string | undefined,
): unknown => givenExample(place, schemas, name) ?? plainest(place.schema ?? {}, schemas);

const A_TEXT: Record<string, string> = {
  email: 'ada@example.org',
  uuid: '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00.000Z',
  uri: 'https://example.org/',
};

function plainest(schema: Schema, schemas: Schemas): unknown {
  const read = resolveSchema(schema, schemas);
  const known = read.examples?.[0] ?? read.default ?? read.const ?? read.enum?.[0];
  if (known !== undefined) return known;
  const choice = read.anyOf?.[0] ?? read.oneOf?.[0];
  if (choice) return plainest(choice, schemas);
  switch ([read.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (read.required ?? []).map((name) => [
          name,
          plainest(read.properties?.[name] ?? {}, schemas),
        ]),
      );
    case 'array':
      return [plainest(read.items ?? {}, schemas)];
    case 'integer':
    case 'number':
      return Math.max(1, read.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return A_TEXT[read.format ?? ''] ?? 'text';
  }
}
