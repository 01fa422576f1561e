import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

type Writer = (data: unknown) => string;

const writers = new WeakMap<z.ZodType, Writer>();

/**
 * Writes answers with code made from their schema: half the time of checking and writing them, and
 * what the schema does not name is left out all the same. Made when first needed, so that the
 * server starts quickly. Outside production `declared-answers.ts` checks every answer as well.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: Writer | undefined;
  return (data) => {
    write ??= writerOf(schema);
    return write(data);
  };
};

/** The code that writes the answers of a schema. */
export function writerOf(schema: z.ZodType): Writer {
  const known = writers.get(schema);
  if (known) return known;
  const written = z.toJSONSchema(schema, { target: 'draft-7', override: adjust });
  const writer = fastJsonStringify(written as fastJsonStringify.Schema);
  writers.set(schema, writer);
  return writer;
}

/** `nullable` is told by the value itself, a choice of types by validating it against each. */
function adjust({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [schema, nothing, ...others] = jsonSchema.anyOf ?? [];
  if (others.length > 0 || nothing?.type !== 'null' || !schema?.type) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, schema, { nullable: true });
}
