import { z } from 'zod';

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
export function parseLongLists(schema: z.ZodType, data: unknown, enough: number): Outcome {
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
