import {
  describeLimits,
  describeMeaning,
  describeType,
  patternOf,
  sampleOf,
} from './describe-type.ts';
import type { SchemaField, Shape } from './endpoint.ts';
import { type ApiDocument, COMPONENT, resolveSchema, type Schema } from './openapi.ts';

/** More objects than this are only named, if another page describes them. */
const MOST_IN_FULL = 3;

/**
 * The fields of all objects in a value: its own, those of its entries, those of each alternative.
 */
export function readShapes(
  schema: Schema | undefined,
  document: ApiDocument,
  above: readonly string[] = [],
): Shape[] {
  const { schemas } = document.components;
  const objects = listObjects(schema ?? {}, document, above);
  return objects.map(({ name, schema, above }) => {
    const { properties = {}, required = [] } = schema;
    const title = objects.length > 1 ? (name ?? readKind(schema)) : undefined;
    const sameAs = objects.length > MOST_IN_FULL ? findAnswer(name, document) : undefined;
    if (sameAs) return { title, sameAs, fields: [] };
    const fields = Object.entries(properties).map(([field, inner]): SchemaField => {
      const shapes = readShapes(inner, document, above);
      return {
        name: field,
        type: describeType(inner, schemas),
        limits: describeLimits(inner, schemas),
        pattern: patternOf(inner, schemas),
        required: required.includes(field),
        description: describeMeaning(inner, schemas),
        sample: sampleOf(inner, schemas),
        shapes: shapes.length > 0 ? shapes : undefined,
      };
    });
    return { title, fields };
  });
}

type Found = { name: string | undefined; schema: Schema; above: readonly string[] };

/** @param above Names of the enclosing schemas: a recursive schema is not followed again. */
function listObjects(schema: Schema, document: ApiDocument, above: readonly string[]): Found[] {
  const { $ref } = schema;
  const name = $ref?.replace(COMPONENT, '');
  if (name !== undefined && above.includes(name)) return [];
  const inside = name === undefined ? above : [...above, name];
  const read = resolveSchema(schema, document.components.schemas);
  const follow = (one: Schema) => listObjects(one, document, inside);
  return [
    ...(read.properties ? [{ name, schema: read, above: inside }] : []),
    ...[read.anyOf, read.oneOf, read.allOf].flatMap((choices) => choices?.flatMap(follow) ?? []),
    ...[read.items, read.additionalProperties].flatMap((one) => (one ? follow(one) : [])),
  ];
}

/** The value that distinguishes one kind of object from another, such as `palette_saved`. */
function readKind({ properties = {} }: Schema): string | undefined {
  const kind = Object.values(properties).find((field) => field.const !== undefined)?.const;
  return kind === undefined ? undefined : String(kind);
}

/** The first operation that returns exactly the schema of a name. */
function findAnswer(name: string | undefined, { paths }: ApiDocument) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const found = operations.find(({ responses }) =>
    Object.entries(responses).some(
      ([status, { content = {} }]) =>
        Number(status) < 400 &&
        Object.values(content).some(({ schema }) => schema?.$ref === `${COMPONENT}${name}`),
    ),
  );
  return found && { id: found.operationId, title: found.summary };
}
