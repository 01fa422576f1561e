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

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;
