import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * Writes schemas of the contract as JSON Schema. A schema with an id becomes a component of the
 * OpenAPI document, and others refer to it.
 */
export function createSchemaWriter() {
  const components: Record<string, JsonSchema> = {};

  return {
    components,

    /**
     * @param io Whether a caller sends it (`input`) or receives it (`output`).
     * @throws {Error} If one id stands for two different schemas.
     */
    write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
      const written = JSON.stringify(z.toJSONSchema(schema, { io, override: adjust }));
      const { $schema, $defs, ...json } = JSON.parse(
        written.replaceAll('#/$defs/', '#/components/schemas/'),
        (_key, part) => (part?.prefixItems ? withItems(part) : part),
      );
      for (const [id, definition] of Object.entries<JsonSchema>($defs ?? {})) {
        components[id] ??= definition;
        if (!isDeepStrictEqual(components[id], definition)) {
          throw new Error(`The id ${id} stands for two different schemas`);
        }
      }
      return json;
    },
  };
}

/**
 * Preserves examples and defaults of parsed fields, lets answers gain fields later, and leaves out
 * that a map has all its keys, which linters understand of named fields only.
 */
function adjust({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  const { examples } = z.globalRegistry.get(zodSchema) ?? {};
  if (Array.isArray(examples)) jsonSchema.examples = examples;
  const fallback = zodSchema instanceof z.ZodDefault ? zodSchema.def.defaultValue : undefined;
  if (typeof fallback === 'number') jsonSchema.default = fallback;
  if (zodSchema instanceof z.ZodReadonly) delete jsonSchema.readOnly;
  if (zodSchema instanceof z.ZodRecord) delete jsonSchema.required;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/**
 * A tuple with what its entries may be at any place as well: many generators know no `prefixItems`,
 * and want `items` of every array.
 */
function withItems(tuple: JsonSchema): JsonSchema {
  const entries = tuple.prefixItems as JsonSchema[];
  const isNew = (entry: JsonSchema, at: number) =>
    entries.findIndex((other) => isDeepStrictEqual(other, entry)) === at;
  const [one, ...others] = entries.filter(isNew);
  return { ...tuple, items: others.length > 0 ? { anyOf: [one, ...others] } : one };
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;
