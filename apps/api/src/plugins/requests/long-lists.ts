import { z } from 'zod';

/** Entries that are parsed at once; lists that are no longer are parsed with all around them. */
const AT_ONCE = 100;

type Fields = Record<string, unknown>;

type Outcome =
  /** All entries are right: what is left to parse, and by which schema. */
  | { schema: z.ZodType; data: unknown; unseen: 0 }
  /** So many entries, behind those with enough faults, were left out. */
  | { schema: z.ZodType; data: Fields; unseen: number };

/**
 * Parses the entries of long lists in parts, and stops where enough of them are wrong: to say of
 * each of ten thousand what is wrong with it takes a tenth of a second.
 *
 * @param enough Faults after which no further part is looked at.
 * @returns What has to be parsed still. It has the same faults, but for entries that are left out.
 */
export function parseLongLists(schema: z.ZodType, data: unknown, enough: number): Outcome {
  const whole: Outcome = { schema, data, unseen: 0 };
  if (!(schema instanceof z.ZodObject)) return whole;
  const parsed: Fields = { ...Object(data) };
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
      const looked = { ...Object(data), [name]: list.slice(0, seen) };
      return { schema, data: looked, unseen: list.length - seen };
    }
    if (faults > 0) return whole;
    parsed[name] = entries;
    rest[name] = new z.ZodArray({ ...field.def, element: z.unknown() });
  }
  if (Object.keys(rest).length === 0) return whole;
  return { schema: schema.safeExtend(rest), data: parsed, unseen: 0 };
}

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
