import type { ErrorDetail } from '@swatchwork/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';

import { AppError } from '../../app-error.ts';

const RECEIVED_LENGTH = 80; // enough to recognize a value, too short to flood a log or a page
const MOST_DETAILS = 20; // a list of ten thousand may be wrong in each of its entries
const SECRET_FIELD = /password|token|secret|key/i;

/** Parses one part of a request with its schema, so that handlers get values, not texts. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (data: unknown) => {
    try {
      return { value: parseAs(schema, data, httpPart) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { error };
    }
  };

/**
 * The same for one field of a part, for which no route declares a schema.
 *
 * @param part The name in the message for a value that is wrong as a whole.
 * @throws {AppError} `invalid_request`.
 */
export function parseAs<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  part: string,
): z.output<Schema> {
  const { schema: wanted, data: looked, unseen } = parseLongLists(schema, data, MOST_DETAILS);
  const result = wanted.safeParse(looked, { error: describeIssue });
  if (!result.success) throw toAppError(result.error.issues, { data: looked, part, unseen });
  return result.data as z.output<Schema>;
}

type Looked = { data: unknown; part: string; unseen: number };

function toAppError(found: z.core.$ZodIssue[], { data, part, unseen }: Looked): AppError {
  const issues = found.flatMap(inShape);
  const details = issues.slice(0, MOST_DETAILS).map((issue) => toDetail(issue, data, part));
  const more = issues.length - details.length;
  const sentences = details.map(
    ({ field, message, received }) =>
      `${field}: ${message}${received === undefined ? '' : `; received ${received}`}`,
  );
  if (more > 0) sentences.push(`${more} more like these`);
  if (unseen > 0) sentences.push(`${unseen} further entries were not checked`);
  return new AppError('invalid_request', sentences.join('. '), details);
}

/**
 * Of a value that may have one of several shapes, what is wrong within the one that it has: of a color
 * that is an object, its `css`, and not that it is neither a text nor a right object.
 */
function inShape(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const shapes = issue.errors.filter((inner) => inner.every(({ path }) => path.length > 0));
  const [shape] = shapes;
  if (!shape || shapes.length > 1) return [issue];
  return shape.flatMap((inner) => inShape({ ...inner, path: [...issue.path, ...inner.path] }));
}

function toDetail({ path, message }: z.core.$ZodIssue, data: unknown, part: string): ErrorDetail {
  const field = path.join('.') || part;
  const value = path.reduce<unknown>((parent, key) => Object(parent)[key], data);
  // The framework passes null for a missing body.
  const isAbsent = path.length === 0 && value === null;
  return SECRET_FIELD.test(field)
    ? { field, message }
    : { field, message, received: isAbsent ? 'nothing' : preview(value) };
}

/**
 * A short text of a value. For lists and objects it gives the size only: printing one may be slow,
 * or too deep to print at all.
 */
function preview(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > RECEIVED_LENGTH ? `${text.slice(0, RECEIVED_LENGTH)}…` : text;
}

const TYPE_NAMES: Record<string, string> = {
  object: 'a JSON object',
  record: 'a JSON object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** The message for a rule whose schema has no message of its own. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return `must ${limit(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      return `must ${limit(issue.origin, 'at least', issue.minimum)}`;
    default:
      return undefined;
  }
}

function limit(origin: string, bound: 'at least' | 'at most', value: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${value} characters`;
  if (origin === 'array') return `have ${bound} ${value} entries`;
  return `be ${bound} ${value}`;
}

/** Entries to parse at once; a list up to this length is parsed with the value around it. */
const AT_ONCE = 100;

type Fields = Record<string, unknown>;

type Outcome =
  /** All entries are valid: the value that is still to be parsed, and its schema. */
  | { schema: z.ZodType; data: unknown; unseen: 0 }
  /** Parsing stopped after enough faults: `unseen` entries were left out. */
  | { schema: z.ZodType; data: Fields; unseen: number };

/**
 * Parses the entries of long lists in parts, and stops after enough faults: it takes a tenth of a
 * second to describe the faults of ten thousand entries.
 *
 * @param enough Faults after which no further part is parsed.
 * @returns The value that is still to be parsed. It has the same faults, except those of entries
 *   that were left out.
 */
function parseLongLists(schema: z.ZodType, data: unknown, enough: number): Outcome {
  const whole: Outcome = { schema, data, unseen: 0 };
  if (!(schema instanceof z.ZodObject) || !isFields(data)) return whole;
  const parsed: Fields = { ...data };
  const rest: Record<string, z.ZodType> = {};

  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const list = parsed[name];
    if (!(field instanceof z.ZodArray) || !Array.isArray(list)) continue;
    if (list.length <= AT_ONCE) continue;
    const { entries, faults, seen } = parseEntries(
      z.array(field.element as z.ZodType),
      list,
      enough,
    );
    if (faults >= enough) {
      const looked = { ...data, [name]: list.slice(0, seen) };
      return { schema, data: looked, unseen: list.length - seen };
    }
    if (faults > 0) return whole;
    parsed[name] = entries;
    rest[name] = new z.ZodArray({ ...field.def, element: z.unknown() });
  }
  if (Object.keys(rest).length === 0) return whole;
  return { schema: schema.safeExtend(rest), data: parsed, unseen: 0 };
}

/** A copy of a text or a list would have a member for each of its millions of entries. */
const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function parseEntries(part: z.ZodArray<z.ZodType>, list: unknown[], enough: number) {
  const entries: unknown[] = [];
  let faults = 0;
  let seen = 0;
  while (seen < list.length && faults < enough) {
    const { data, error } = part.safeParse(list.slice(seen, seen + AT_ONCE));
    if (data) entries.push(...data);
    faults += error?.issues.length ?? 0;
    seen = Math.min(seen + AT_ONCE, list.length);
  }
  return { entries, faults, seen };
}
