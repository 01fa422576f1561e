import { resolveSchema, type Schema, type Schemas } from './openapi.ts';

/** The type of a value in a word or two, such as `string`, `integer or null` or `string[]`. */
export function describeType(schema: Schema, schemas: Schemas): string {
  const read = resolveSchema(schema, schemas);
  const choices = read.anyOf ?? read.oneOf;
  if (choices) return unique(choices.map((one) => describeType(one, schemas))).join(' or ');
  if (read.format === 'binary') return 'file';
  const types = [read.type ?? typeOfValues(read)].flat();
  return types
    .map((type) => {
      if (type === 'object' && read.additionalProperties) {
        return `object of ${describeType(read.additionalProperties, schemas)}`;
      }
      if (type !== 'array') return type;
      const inner = read.prefixItems
        ? unique(read.prefixItems.map((one) => describeType(one, schemas))).join(' or ')
        : describeType(read.items ?? {}, schemas);
      return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`;
    })
    .join(' or ');
}

/** The constraints beyond the type, and the default. */
export function describeLimits(schema: Schema, schemas: Schemas): string | undefined {
  const { default: usual } = resolveSchema(schema, schemas);
  const texts = parts(schema, schemas).flatMap(({ schema: part, isEntry }) =>
    describeRange(part).map((text) => (isEntry ? `each ${text}` : text)),
  );
  if (usual !== undefined) texts.push(`${writeValue(usual)} by default`);
  return unique(texts).join('; ') || undefined;
}

/** The descriptions in the schema of a value, of its entries and of its alternatives. */
export function describeMeaning(schema: Schema, schemas: Schemas): string | undefined {
  const texts = parts(schema, schemas).map(({ schema: { description } }) => description);
  return unique(texts.filter((text) => text !== undefined)).join(' ') || undefined;
}

/** The regular expression of a text; formats have a name instead of their long expressions. */
export function patternOf(schema: Schema, schemas: Schemas): string | undefined {
  const patterns = parts(schema, schemas).map(({ schema: { format, pattern } }) =>
    format ? undefined : pattern,
  );
  return patterns.find((pattern) => pattern !== undefined);
}

/** A value that the schema gives as an example, of the value itself or of its entries. */
export function sampleOf(schema: Schema, schemas: Schemas): string | undefined {
  const found = parts(schema, schemas).find(({ schema: { examples } }) => examples?.length);
  return found && writeValue(found.schema.examples?.[0]);
}

/** The values of a field that has a closed list of them. */
export function optionsOf(schema: Schema, schemas: Schemas): string[] | undefined {
  return resolveSchema(schema, schemas).enum?.map(String);
}

type Part = { schema: Schema; isEntry: boolean };

/**
 * A schema with its alternatives and the entries of its lists; nested objects are separate fields.
 */
function parts(schema: Schema, schemas: Schemas, isEntry = false): Part[] {
  const read = resolveSchema(schema, schemas);
  const inner = (one: Schema, entry: boolean) =>
    resolveSchema(one, schemas).properties ? [] : parts(one, schemas, entry);
  return [
    { schema: read, isEntry },
    ...(read.anyOf ?? read.oneOf ?? []).flatMap((one) => inner(one, isEntry)),
    ...[read.items, read.additionalProperties].flatMap((one) => (one ? inner(one, true) : [])),
  ];
}

function describeRange(schema: Schema): string[] {
  const { enum: values, const: value, format } = schema;
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    value !== undefined && `always ${writeValue(value)}`,
    values && `one of ${values.map(String).join(', ')}`,
    describeBounds(minimum, maximum),
    describeBounds(minItems, maxItems, 'entries'),
    describeBounds(minLength, maxLength, 'characters'),
    FORMATS[format ?? ''] ?? format,
  ].filter((text) => typeof text === 'string');
}

/** Keywords that the type expresses already, and those with a plainer name. */
const FORMATS: Record<string, string | false> = {
  binary: false,
  uuid: 'a UUID',
  email: 'an email address',
  uri: 'an address',
  date: 'a date as YYYY-MM-DD',
  'date-time': 'a time in UTC as ISO 8601',
};

/** Schemas contain the largest safe integer if there is no limit. */
const isBound = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function describeBounds(least?: number, most?: number, unit = ''): string | undefined {
  const end = unit && ` ${unit}`;
  if (isBound(least) && isBound(most)) {
    return least === most ? `exactly ${least}${end}` : `${least} to ${most}${end}`;
  }
  if (isBound(most)) return unit === 'entries' ? `0 to ${most}${end}` : `at most ${most}${end}`;
  return isBound(least) ? `at least ${least}${end}` : undefined;
}

const writeValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const unique = (texts: string[]) => [...new Set(texts)];

function typeOfValues({ enum: values, const: value, properties }: Schema): string {
  if (properties) return 'object';
  const known = values?.[0] ?? value;
  return known === undefined ? 'any' : typeof known;
}
