import type { Field } from '../document/endpoint.ts';
import { controlOf } from './control-of.ts';

/** Problems of fields, by their names. */
export type Problems = Readonly<Record<string, string>>;

type Texts = (field: Field) => string;

/**
 * The JSON object made of a form's fields. Empty fields are omitted; a text in a field for a number
 * is sent as typed, so that the server explains what is allowed.
 *
 * @returns The body, or the fields that should contain JSON and do not.
 */
export function writeBody(
  fields: readonly Field[],
  textOf: Texts,
): { body: Record<string, unknown> } | { problems: Problems } {
  const body: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const text = textOf(field);
    if (text === '') continue;
    try {
      body[field.name] = readValue(field, text);
    } catch {
      problems[field.name] = `must be JSON: ${field.type}; received ${text.slice(0, 80)}`;
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { body };
}

/** @throws {SyntaxError} If JSON is required and the text is none. */
function readValue(field: Field, text: string): unknown {
  const control = controlOf(field);
  if (control === 'json')
    return mayBeText(field) && !/^\s*[[{]/.test(text) ? text : JSON.parse(text);
  if (field.type === 'boolean') return text === 'true';
  const number = Number(text);
  return control === 'number' && Number.isFinite(number) ? number : text;
}

/** Whether a field takes a text or an object: the one is typed as it is, the other as JSON. */
const mayBeText = ({ type }: Field) => type.split(' or ').includes('string');

/**
 * The texts of a form for a JSON object, by the names of its fields.
 *
 * @returns Undefined for values that these fields cannot express.
 */
export function readBody(
  fields: readonly Field[],
  json: string,
): Record<string, string> | undefined {
  const value = parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  const fit = entries.every(([name]) => fields.some((field) => field.name === name));
  if (!fit) return undefined;
  const texts = Object.fromEntries(
    entries.map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
  const made = writeBody(fields, ({ name }) => texts[name] ?? '');
  const isSame =
    'body' in made && JSON.stringify(sorted(made.body)) === JSON.stringify(sorted(value));
  return isSame ? texts : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
