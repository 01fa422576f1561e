import fc from 'fast-check';

import type { Schema } from '../document.ts';

type Components = Record<string, Schema>;

/** Texts that no schema expects, or that have broken other servers. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202Eabc',
  '\uD800',
  '../../etc/passwd',
  '..',
  '%',
  '%zz',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#12345',
  '#GGGGGG',
  '#3b82f6',
  'rgb(1e999 0 0)',
  'calc(1/0)',
  'null',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  'a'.repeat(5000),
  '🎨'.repeat(300),
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53)),
  fc.double(),
);

/** Any value that JSON can hold, many of them odd. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[[]]], { toString: 1 }, { length: 1e9 }),
  fc.array(fc.constantFrom('#3B82F6', null, 7), { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/**
 * Values for a schema of the document: most fit it, and some have a hostile value in place of a
 * valid one, at any depth.
 */
export function createValues(components: Components) {
  /** Of 16 values one is hostile. */
  const spoilt = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ arbitrary, weight: 15 }, { arbitrary: hostileValue, weight: 1 });

  function resolve(schema: Schema): Schema {
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
    return name ? resolve(components[name] ?? {}) : schema;
  }

  function fitting(given: Schema): fc.Arbitrary<unknown> {
    const schema = resolve(given);
    const choices = [schema.enum, schema.examples].filter(Array.isArray).flat();
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const members = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
    if (members) return fc.oneof(...members.map(valuesFor));
    const general = byType(schema);
    return choices.length > 0 ? fc.oneof(fc.constantFrom(...choices), general) : general;
  }

  function byType(schema: Schema): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case 'integer':
      case 'number':
        return fc.oneof(
          fc.integer({
            min: Math.floor(least(schema.minimum, -10)),
            max: Math.ceil(most(schema.maximum, 1000)),
          }),
          fc.double({ min: 0, max: 1, noNaN: true }),
        );
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        if (Array.isArray(schema.prefixItems)) {
          return fc.tuple(...(schema.prefixItems as Schema[]).map(valuesFor));
        }
        return fc.array(valuesFor((schema.items ?? {}) as Schema), {
          minLength: least(schema.minItems, 0),
          maxLength: Math.min(most(schema.maxItems, 12), least(schema.minItems, 0) + 12),
        });
      case 'object':
        return objectOf(schema);
      case 'string':
        return textOf(schema);
      default:
        return hostileValue;
    }
  }

  function objectOf(schema: Schema): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    const requiredKeys = (schema.required ?? []) as string[];
    if (schema.additionalProperties) {
      const names = fitting((schema.propertyNames ?? { type: 'string' }) as Schema).map(String);
      const values = valuesFor(schema.additionalProperties as Schema);
      return fc.dictionary(names, values, { maxKeys: 6 });
    }
    return fc.record(
      Object.fromEntries(properties.map(([name, property]) => [name, valuesFor(property)])),
      { requiredKeys },
    );
  }

  const valuesFor = (schema: Schema) => spoilt(fitting(schema));

  /**
   * A value of the largest size that the schema allows, sometimes one more, for lists and texts.
   */
  function largestFor(given: Schema): fc.Arbitrary<unknown> {
    const schema = resolve(given);
    const members = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
    if (members) return fc.oneof(...members.map(largestFor));
    if (schema.type === 'object' && !schema.additionalProperties) {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      return fc.record(
        Object.fromEntries(properties.map(([name, property]) => [name, largestFor(property)])),
      );
    }
    const sized = { maxItems: schema.maxItems, maxLength: schema.maxLength };
    const most = Number(sized.maxItems ?? sized.maxLength);
    const size = fc.constantFrom(most, most, most + 1);
    if (schema.type === 'array' && most > 0 && !schema.prefixItems) {
      return fc
        .tuple(fitting((schema.items ?? {}) as Schema), size)
        .map(([value, count]) => Array(count).fill(value));
    }
    if (schema.type === 'string' && most > 0 && !schema.enum) {
      return fc
        .tuple(fc.constantFrom('a', ' ', '#3b82f6 ', '\u202e', '🎨', '{', '--a:'), size)
        .map(([unit, count]) => unit.repeat(Math.ceil(count / unit.length)).slice(0, count));
    }
    return fitting(schema);
  }

  return { valuesFor, largestFor };
}

function textOf({ format, pattern, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') {
    const between = {
      min: new Date('2024-01-01'),
      max: new Date('2026-01-01'),
      noInvalidDate: true,
    };
    return fc.date(between).map((date) => date.toISOString().slice(0, 10));
  }
  if (typeof pattern === 'string' && !/[(?]/.test(pattern)) {
    return fc.stringMatching(new RegExp(pattern));
  }
  return fc.oneof(
    fc.stringMatching(/^#?[0-9a-fA-F]{6}$/),
    fc.string({ maxLength: Math.min(most(maxLength, 30), 300) }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(most(maxLength, 30), 300) }),
  );
}

const least = (given: unknown, otherwise: number): number =>
  typeof given === 'number' ? Math.max(given, -1e9) : otherwise;

const most = (given: unknown, otherwise: number): number =>
  typeof given === 'number' ? Math.min(given, 1e9) : otherwise;

/** The one value, except one time in 13. */
export const usually = (value: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.constant(value), weight: 12 }, { arbitrary: otherwise, weight: 1 });
