import { describeLimits, describeType, optionsOf } from './describe-type.ts';
import type { Access, Body, Endpoint, Failure, Field, Success } from './endpoint.ts';
import { exampleOf, givenExample, nameOfExample } from './example-of.ts';
import { type ApiDocument, type OperationObject, resolveSchema, type Schemas } from './openapi.ts';

/** Everything that the page of one operation shows. */
export function readEndpoint(
  document: ApiDocument,
  path: string,
  method: string,
  operation: OperationObject,
): Endpoint {
  const { schemas } = document.components;
  const body = bodyContent(operation);
  const example = nameOfExample([...(body ? [body[1]] : []), ...(operation.parameters ?? [])]);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    subject: operation.tags[0] ?? '',
    description: operation.description,
    access: readAccess(operation.security ?? document.security),
    fields: [...readParameters(operation, schemas, example), ...readBodyFields(operation, schemas)],
    body: readBody(operation, schemas, example),
    success: readSuccess(operation, schemas, example),
    failures: readFailures(operation),
  };
}

function readAccess(security: OperationObject['security'] = []): Access {
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return 'open';
  return security.some((one) => 'apiKey' in one) ? 'key' : 'login';
}

const readParameters = (
  { parameters = [] }: OperationObject,
  schemas: Schemas,
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
      required,
      description: description ?? resolveSchema(schema, schemas).description,
      options: optionsOf(schema, schemas),
      example: example === undefined ? undefined : String(example),
    };
  });

/** The body that is written by hand most easily: JSON where it may be JSON. */
function bodyContent({ requestBody }: OperationObject) {
  const content = Object.entries(requestBody?.content ?? {});
  return content.find(([mediaType]) => mediaType === 'application/json') ?? content[0];
}

function readBodyFields(operation: OperationObject, schemas: Schemas): Field[] {
  const { properties = {}, required = [] } = resolveSchema(
    bodyContent(operation)?.[1].schema,
    schemas,
  );
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    place: 'body',
    type: describeType(schema, schemas),
    limits: describeLimits(schema, schemas),
    required: required.includes(name),
    description: resolveSchema(schema, schemas).description,
  }));
}

function readBody(
  operation: OperationObject,
  schemas: Schemas,
  example: string | undefined,
): Body | undefined {
  const content = bodyContent(operation);
  return content && { mediaType: content[0], example: exampleOf(content[1], schemas, example) };
}

function readSuccess(
  { responses }: OperationObject,
  schemas: Schemas,
  example = 'example1',
): Success {
  const [status, answer] = Object.entries(responses).find(([code]) => Number(code) < 400) ?? [];
  if (!answer) throw new Error('An operation without a success is no endpoint');
  const [mediaType, media] = Object.entries(answer.content ?? {})[0] ?? [];
  const isJson = mediaType === 'application/json';
  return {
    status: Number(status),
    description: firstLine(answer.description),
    mediaType,
    ...(media && isJson && { example: exampleOf(media, schemas, example) }),
  };
}

const readFailures = ({ responses }: OperationObject): Failure[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description, content }]) => ({
      status: Number(status),
      description: firstLine(description),
      reasons: Object.entries(content?.['application/json']?.examples ?? {}).map(
        ([code, { value }]) => ({ code, text: String(Object(value).error) }),
      ),
    }));

const firstLine = (text: string) => text.split('\n', 1)[0]?.replace(/:$/, '') ?? '';
