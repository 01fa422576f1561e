import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

type Writer = (data: unknown) => string;

const writers = new WeakMap<z.ZodType, Writer>();

/**
 * Serializes answers with code generated from their schema: it takes half the time of checking and
 * writing them, and still drops what the schema does not name. The code is generated at first use,
 * so that the server starts quickly. Outside production `declared-answers.ts` checks every answer
 * as well.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: Writer | undefined;
  return (data) => {
    write ??= writerOf(schema);
    return write(data);
  };
};

/** The generated code that serializes answers of a schema. */
export function writerOf(schema: z.ZodType): Writer {
  const known = writers.get(schema);
  if (known) return known;
  const written = z.toJSONSchema(schema, { target: 'draft-7', override: adjust });
  const writer = fastJsonStringify(written as fastJsonStringify.Schema);
  writers.set(schema, writer);
  return writer;
}

/**
 * Adjusts the schema for the generator: the value itself tells `nullable`, and a choice of types is
 * resolved by validating the value against each.
 */
function adjust({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [schema, nothing, ...others] = jsonSchema.anyOf ?? [];
  if (others.length > 0 || nothing?.type !== 'null' || !schema?.type) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, schema, { nullable: true });
}
