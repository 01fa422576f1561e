import { fallbackLoss, isInGamut, parseColor, toCssColor } from '@swatchwork/color';

import { ofAnyColor } from './mcp-answer.ts';
import { resolveSchema, type Schema } from './mcp-schemas.ts';

/** How the contract writes six hex digits, and a list of them in an address. */
const ONE_HEX = '^#?[0-9a-fA-F]{6}$';
const LIST_OF_HEXES = '^#?[0-9a-fA-F]{6}([-,]';

/** How it writes a list of any colors, which stays as it is. */
const LIST_OF_COLORS = String.raw`^(?:\s*[a-zA-Z]+\(`;

const ANY_COLOR = 'Any opaque CSS color, such as #3B82F6 or teal.';

/** The schema as an assistant sees it: any CSS color where the API takes six hex digits. */
export function withAnyColor(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, part) => {
    const pattern: unknown = part?.pattern;
    if (pattern === ONE_HEX) {
      const { pattern: _, description, ...others } = part;
      const own = description?.startsWith('Six hex digits') ? undefined : description;
      return { ...others, description: [own, ANY_COLOR].filter(Boolean).join(' ') };
    }
    if (!isListPattern(pattern) && !String(pattern).startsWith(LIST_OF_COLORS)) return part;
    return {
      anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
      description: ofAnyColor(String(part.description)),
    };
  });
}

/** Colors that are named in the notes of one call. */
const MOST_NOTES = 50;

/**
 * The arguments of a call, with six hex digits where the schema of the API wants them, and the whole
 * color where it takes one. What is no opaque color stays as it is, for the API to refuse in its own
 * words. Colors outside of sRGB become the nearest inside, which `notes` say in sentences.
 *
 * @param schema As the API has it, with the definitions that it refers to in `$defs`.
 */
export function toHexColors(input: Record<string, unknown>, schema: Schema) {
  const mapped = new Map<string, string>();
  const asked = convert(input, schema, { root: schema, mapped }) as Record<string, unknown>;
  const more = mapped.size - MOST_NOTES;
  const notes = [...mapped.values()].slice(0, MOST_NOTES);
  if (more > 0)
    notes.push(`${more} more colors outside sRGB were replaced by the nearest sRGB colors.`);
  return { asked, notes };
}

/** Definitions of the schema, and what is to be said of colors by their text. */
type Call = { root: Schema; mapped: Map<string, string> };

function convert(value: unknown, part: Schema, call: Call): unknown {
  const schema = resolveSchema(part, call.root);
  if (schema.pattern === ONE_HEX) return toHex(value, call);
  if (isListPattern(schema.pattern)) return toHexes(value, call);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map((one) => resolveSchema(one, call.root));
  if (typeof value === 'string' && choices.some(({ properties }) => properties?.css)) {
    return toWhole(value);
  }
  return choices.reduce(
    (result, choice) => convert(result, choice, call),
    inside(value, schema, call),
  );
}

/** The same for the entries of a list, and the fields of an object. */
function inside(value: unknown, { items, properties, additionalProperties }: Schema, call: Call) {
  if (Array.isArray(value))
    return items ? value.map((entry) => convert(entry, items, call)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    const schema = known ?? (additionalProperties || undefined);
    return [name, schema ? convert(field, schema, call) : field];
  });
  return Object.fromEntries(fields);
}

const isListPattern = (pattern: unknown): boolean => String(pattern).startsWith(LIST_OF_HEXES);

/** The color as the API takes one that six digits do not say. */
function toWhole(text: string): unknown {
  const color = toCssColor(text);
  if (!color) return text;
  return color.css || color.alpha !== undefined ? { hex: color.hex, css: text } : color.hex;
}

function toHex(value: unknown, { mapped }: Call): unknown {
  const color = typeof value === 'string' ? toCssColor(value) : undefined;
  if (typeof value !== 'string' || !color || color.alpha !== undefined) return value;
  if (!isInGamut(parseColor(value)!.color)) {
    const loss = fallbackLoss(color).toFixed(3);
    mapped.set(
      value,
      `${value} is outside sRGB and was replaced by ${color.hex}, the nearest sRGB color (ΔE OK ${loss}).`,
    );
  }
  return color.hex;
}

/** Parts of a text of colors: a color function, any other color, or the hyphen or comma between. */
const PARTS = /[a-z]+\([^()]*\)|[^-,]+|[-,]/gi;

/** A list, or a text of colors. */
function toHexes(value: unknown, call: Call): unknown {
  if (Array.isArray(value)) return value.map((entry) => toHex(entry, call));
  if (typeof value !== 'string') return value;
  return (value.match(PARTS) ?? []).map((entry) => toHex(entry, call)).join('');
}
