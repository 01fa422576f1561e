import { resolveSchema, type Schema, type Schemas } from './openapi.ts';

/** What a value is, in a word or two, such as `string`, `integer or null` or `string[]`. */
export function describeType(schema: Schema, schemas: Schemas): string {
  const read = resolveSchema(schema, schemas);
  const choices = read.anyOf ?? read.oneOf;
  if (choices) return unique(choices.map((one) => describeType(one, schemas))).join(' or ');
  if (read.format === 'binary') return 'file';
  const types = [read.type ?? typeOfValues(read)].flat();
  return types
    .map((type) => {
      if (type !== 'array') return type;
      const inner = describeType(read.items ?? {}, schemas);
      return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`;
    })
    .join(' or ');
}

/** What is allowed beyond the type, and what counts where it is left out. */
export function describeLimits(schema: Schema, schemas: Schemas): string | undefined {
  const read = resolveSchema(schema, schemas);
  const usual = read.default === undefined ? undefined : `${String(read.default)} by default`;
  return [describeRange(read), usual].filter(Boolean).join('; ') || undefined;
}

function describeRange(schema: Schema): string | undefined {
  const { enum: values, minimum, maximum, maxLength, maxItems, minItems } = schema;
  if (values) return `one of ${values.map(String).join(', ')}`;
  if (minimum !== undefined && isBound(maximum)) return `${minimum} to ${maximum}`;
  if (isBound(maximum)) return `at most ${maximum}`;
  if (maxItems !== undefined) return `${minItems ?? 0} to ${maxItems} entries`;
  if (maxLength !== undefined) return `at most ${maxLength} characters`;
  return undefined;
}

/** The choices of a field that has a closed list of them. */
export function optionsOf(schema: Schema, schemas: Schemas): string[] | undefined {
  return resolveSchema(schema, schemas).enum?.map(String);
}

/** Schemas name the largest safe integer where there is no limit. */
const isBound = (maximum: number | undefined): maximum is number =>
  maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;

const unique = (texts: string[]) => [...new Set(texts)];

function typeOfValues({ enum: values, const: value, properties }: Schema): string {
  if (properties) return 'object';
  const known = values?.[0] ?? value;
  return known === undefined ? 'any' : typeof known;
}
