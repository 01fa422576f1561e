import { resolveSchema, type Schema } from './mcp-schemas.ts';

/** The most names in a refusal, and the most characters of one. */
const MOST_NAMES = 10;
const SHOWN_NAME = 80;

/**
 * What is to be said of arguments that a tool does not know; undefined if it knows all. One that is
 * ignored in silence would leave an assistant in the belief that it counted.
 */
export function describeUnknown(
  input: Record<string, unknown>,
  schema: Schema,
): string | undefined {
  const sentences = unknownFields(input, [schema], schema, '')
    .slice(0, MOST_NAMES)
    .map(({ field, known }) => `${field}: unknown argument; allowed are ${known.join(', ')}`);
  return sentences.length > 0 ? sentences.join('. ') : undefined;
}

type Unknown = { field: string; known: string[] };

/** @param choices The schemas of which a value has to fit one. */
function unknownFields(value: unknown, choices: Schema[], root: Schema, path: string): Unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const schemas = choices.flatMap((choice) => alternatives(choice, root));
  if (Array.isArray(value)) {
    const items = schemas.flatMap(({ items }) => (items ? [items] : []));
    return value.flatMap((entry, i) => unknownFields(entry, items, root, `${path}${i}.`));
  }
  const objects = schemas.filter(({ properties, additionalProperties }) =>
    Boolean(properties ?? additionalProperties),
  );
  if (objects.length === 0) return [];
  const known = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = objects.flatMap(({ properties, additionalProperties }) => {
      const named = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      return named ?? (additionalProperties || []);
    });
    if (own.length > 0) return unknownFields(part, own, root, `${path}${name}.`);
    return [{ field: path + name.slice(0, SHOWN_NAME), known }];
  });
}

function alternatives(part: Schema, root: Schema): Schema[] {
  const schema = resolveSchema(part, root);
  const choices = schema.anyOf ?? schema.oneOf;
  return choices ? choices.flatMap((choice) => alternatives(choice, root)) : [schema];
}
