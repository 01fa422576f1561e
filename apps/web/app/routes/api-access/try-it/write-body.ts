import type { Field } from '../document/endpoint.ts';
import { controlOf } from './control-of.ts';

/** What is wrong with fields, by their names. */
export type Problems = Readonly<Record<string, string>>;

type Texts = (field: Field) => string;

/**
 * The JSON object that the fields of a form make. What is empty is left out; what is no number
 * where one is needed goes as it was typed, for the server to say what is allowed.
 *
 * @returns The body, or the fields that are to be JSON and are not.
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

/** @throws {SyntaxError} Where JSON is needed and the text is none. */
function readValue(field: Field, text: string): unknown {
  const control = controlOf(field);
  if (control === 'json') return JSON.parse(text);
  if (field.type === 'boolean') return text === 'true';
  const number = Number(text);
  return control === 'number' && Number.isFinite(number) ? number : text;
}

/**
 * The texts of a form that makes a JSON object, by the names of its fields.
 *
 * @returns Undefined for what no form of these fields can make.
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
