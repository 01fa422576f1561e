import { formatHex, mapToGamut, parseColor } from '@swatchwork/color';

import { resolveSchema, type Schema } from './mcp-schemas.ts';

/** How the contract writes six hex digits, and a list of them in an address. */
const ONE_HEX = '^#?[0-9a-fA-F]{6}$';
const LIST_OF_HEXES = '^#?[0-9a-fA-F]{6}([-,]';

const ANY_COLOR = 'Any opaque CSS color, such as #3B82F6, #fff, teal or oklch(0.62 0.19 260).';

/** The schema as an assistant sees it: any CSS color where the API takes six hex digits. */
export function withAnyColor(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, part) => {
    const pattern: unknown = part?.pattern;
    if (pattern === ONE_HEX) {
      const { pattern: _, description, ...others } = part;
      const own = description?.startsWith('Six hex digits') ? undefined : description;
      return { ...others, description: [own, ANY_COLOR].filter(Boolean).join(' ') };
    }
    if (!isListPattern(pattern)) return part;
    const { description } = part;
    return {
      anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
      description,
    };
  });
}

/**
 * The arguments of a call, with six hex digits where the schema of the API wants them. What is no
 * opaque color stays as it is, for the API to refuse in its own words. Colors outside of sRGB become
 * the nearest inside.
 *
 * @param schema As the API has it, with the definitions that it refers to in `$defs`.
 */
export const toHexColors = (input: Record<string, unknown>, schema: Schema) =>
  convert(input, schema, schema) as Record<string, unknown>;

function convert(value: unknown, part: Schema, root: Schema): unknown {
  const schema = resolveSchema(part, root);
  if (schema.pattern === ONE_HEX) return toHex(value);
  if (isListPattern(schema.pattern)) return toHexes(value);
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  return choices.reduce(
    (result, choice) => convert(result, choice, root),
    inside(value, schema, root),
  );
}

/** The same for the entries of a list, and the fields of an object. */
function inside(value: unknown, { items, properties, additionalProperties }: Schema, root: Schema) {
  if (Array.isArray(value))
    return items ? value.map((entry) => convert(entry, items, root)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    const schema = known ?? additionalProperties;
    return [name, schema ? convert(field, schema, root) : field];
  });
  return Object.fromEntries(fields);
}

const isListPattern = (pattern: unknown): boolean => String(pattern).startsWith(LIST_OF_HEXES);

function toHex(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const parsed = parseColor(value);
  return parsed?.alpha === 1 ? formatHex(mapToGamut(parsed.color)) : value;
}

/** A list, or a text of colors without parentheses, parted by hyphens or commas. */
function toHexes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toHex);
  return typeof value === 'string'
    ? value
        .split(/([-,])/)
        .map(toHex)
        .join('')
    : value;
}
