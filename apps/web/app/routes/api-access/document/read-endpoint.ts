import { describeCallers } from './describe-callers.ts';
import {
  describeLimits,
  describeMeaning,
  describeType,
  optionsOf,
  patternOf,
  sampleOf,
} from './describe-type.ts';
import type { Access, Body, Endpoint, Failure, Field, Success } from './endpoint.ts';
import { exampleOf, givenExample, namesOfExamples } from './example-of.ts';
import {
  type ApiDocument,
  type Media,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  resolveSchema,
} from './openapi.ts';
import { readHeaders } from './read-headers.ts';
import { readShapes } from './read-shapes.ts';

/**
 * Everything that the page of one operation shows.
 *
 * @param index Index of the example call to show, from 0; the first if there is no such example.
 */
export function readEndpoint(
  document: ApiDocument,
  path: string,
  method: string,
  operation: OperationObject,
  index = 0,
): Endpoint {
  const names = namesOfExamples(operation);
  const at = index in names ? index : 0;
  const example = names[at];
  const body = readBody(operation, document, example);
  const { responses } = operation;
  const [success, ...others] = Object.entries(responses).filter(([status]) => Number(status) < 400);
  if (!success) throw new Error('An operation without a success is no endpoint');
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    subject: operation.tags[0] ?? '',
    description: operation.description,
    access: readAccess(operation.security ?? document.security),
    callers: describeCallers(operation['x-access'], method),
    fields: [
      ...readParameters(operation, document, example),
      ...readBodyFields(operation, document, body),
    ],
    body,
    success: readSuccess(success, document, example),
    others: others.map(([status, answer]) => ({
      status: Number(status),
      description: firstLine(answer.description),
      headers: readHeaders(answer, document),
    })),
    failures: readFailures(responses, document),
    example: { index: at, count: names.length },
  };
}

function readAccess(security: OperationObject['security'] = []): Access {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return 'open';
  return security.some((one) => 'apiKey' in one) ? 'key' : 'login';
}

const readParameters = (
  { parameters = [] }: OperationObject,
  { components: { schemas } }: ApiDocument,
  name: string | undefined,
): Field[] =>
  parameters.flatMap((parameter) => {
    const { in: place, required = false, description, schema = {} } = parameter;
    if (place === 'cookie') return [];
    const example = required
      ? exampleOf(parameter, schemas, name)
      : parameter.examples && givenExample(parameter, schemas, name);
    return {
      name: parameter.name,
      place,
      type: describeType(schema, schemas),
      limits: describeLimits(schema, schemas),
      pattern: patternOf(schema, schemas),
      required,
      description: describeMeaning(description ? { ...schema, description } : schema, schemas),
      sample: readSample(parameter) ?? sampleOf(schema, schemas),
      options: optionsOf(schema, schemas),
      example: example === undefined ? undefined : String(example),
    };
  });

function readSample({ example, examples = {} }: ParameterObject): string | undefined {
  const given = example ?? Object.values(examples)[0]?.value;
  return given === undefined ? undefined : String(given);
}

/**
 * The body of the example, else the one that is easiest to write by hand: JSON where it may be
 * JSON.
 */
function bodyContent({ requestBody }: OperationObject, example = ''): [string, Media] | undefined {
  const content = Object.entries(requestBody?.content ?? {});
  return (
    content.find(([, { examples = {} }]) => example in examples) ??
    content.find(([mediaType]) => mediaType === 'application/json') ??
    content[0]
  );
}

function readBodyFields(
  operation: OperationObject,
  document: ApiDocument,
  body: Body | undefined,
): Field[] {
  const { schemas } = document.components;
  const contents = Object.values(operation.requestBody?.content ?? {});
  const fields = contents.flatMap(({ schema }) =>
    readShapes(schema, document).flatMap(({ fields }) => fields),
  );
  const known = new Map(fields.map((field) => [field.name, field]));
  const example = Object(body?.example);
  const choices = contents.flatMap(({ schema }) => [
    schema,
    ...(resolveSchema(schema, schemas).anyOf ?? []),
  ]);
  const find = (name: string) =>
    choices.map((schema) => resolveSchema(schema, schemas).properties?.[name]).find(Boolean);
  return [...known.values()].map((field) => ({
    ...field,
    place: 'body',
    options: optionsOf(find(field.name) ?? {}, schemas),
    example: writeText(example[field.name]),
  }));
}

/** A value of a body in the format of a form field. */
const writeText = (value: unknown): string | undefined =>
  value === undefined || typeof value === 'string' ? value : JSON.stringify(value);

function readBody(
  operation: OperationObject,
  { components: { schemas } }: ApiDocument,
  example: string | undefined,
): Body | undefined {
  const content = bodyContent(operation, example);
  return (
    content && {
      mediaType: content[0],
      mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
      required: operation.requestBody?.required ?? false,
      meaning: describeMeaning(content[1].schema ?? {}, schemas),
      example: exampleOf(content[1], schemas, example),
    }
  );
}

function readSuccess(
  [status, answer]: [string, ResponseObject],
  document: ApiDocument,
  example = 'example1',
): Success {
  const { schemas } = document.components;
  const [mediaType, media] = Object.entries(answer.content ?? {})[0] ?? [];
  const isJson = mediaType === 'application/json';
  const shown = media && (isJson ? exampleOf : givenExample)(media, schemas, example);
  return {
    status: Number(status),
    description: firstLine(answer.description),
    mediaType,
    mediaTypes: Object.keys(answer.content ?? {}),
    ...(shown !== undefined && { example: shown }),
    type: media?.schema && describeType(media.schema, schemas),
    meaning: media?.schema && describeMeaning(media.schema, schemas),
    shapes: readShapes(media?.schema, document),
    headers: readHeaders(answer, document),
  };
}

const readFailures = (responses: OperationObject['responses'], document: ApiDocument): Failure[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, answer]) => ({
      status: Number(status),
      description: firstLine(answer.description),
      reasons: Object.entries(answer.content?.['application/json']?.examples ?? {}).map(
        ([code, { value }]) => ({ code, text: String(Object(value).error) }),
      ),
      headers: readHeaders(answer, document),
    }));

const firstLine = (text: string) => text.split('\n', 1)[0]?.replace(/:$/, '') ?? '';
