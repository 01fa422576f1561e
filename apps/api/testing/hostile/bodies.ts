import fc from 'fast-check';
import type { DocumentedOperation } from '../document.ts';
import { type createValues, hostileText, hostileValue, usually } from './values.ts';

export const FORM = 'multipart/form-data; boundary=XX';

/** Bodies that fit no schema. */
const HOSTILE_BODIES = [
  '',
  'null',
  '[]',
  '5',
  '"text"',
  '{',
  '{"hex":',
  '\0',
  '\uFEFF{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"hex":"#000000","hex":5,"__proto__":null}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  JSON.stringify({ hex: 'f'.repeat(60_000) }),
  JSON.stringify({ hex: 'f'.repeat(70_000) }),
  '1e400',
];

export type Body = { headers: Record<string, string>; payload?: string };

/** Bodies for an operation: most fit its schemas, or nearly, and some fit no schema. */
export function bodiesFor(
  { method, operation }: DocumentedOperation,
  { valuesFor, largestFor }: ReturnType<typeof createValues>,
): fc.Arbitrary<Body> {
  const json = operation.requestBody?.content['application/json']?.schema;
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  const none: fc.Arbitrary<Body> = fc.constant({ headers: {} });
  const hostile = fc.oneof(fc.constantFrom(...HOSTILE_BODIES), fc.string({ unit: 'binary' }));
  const odd: fc.Arbitrary<Body> = fc.oneof(
    hostile.map(asJson),
    hostileValue.map((value) => asJson(JSON.stringify(value) ?? '')),
  );
  if (method === 'GET') return fc.oneof({ arbitrary: none, weight: 20 }, odd);
  const fitting: fc.Arbitrary<Body>[] = [];
  if (json) {
    const text = valuesFor(json).map((value) => JSON.stringify(value) ?? 'null');
    fitting.push(text.map(asJson));
    fitting.push(fc.tuple(text, text).map(([a, b]) => asJson(joined(a, b))));
    fitting.push(largestFor(json).map((value) => asJson(JSON.stringify(value))));
    fitting.push(fc.tuple(text, fc.nat(80)).map(([a, cut]) => asJson(a.slice(0, -1 - cut))));
  }
  if (form) fitting.push(formOf());
  if (fitting.length === 0) return fc.oneof({ arbitrary: none, weight: 5 }, odd);
  const [first = none, ...others] = fitting;
  return fc.oneof({ arbitrary: first, weight: 12 }, ...others, odd, none);
}

const asJson = (payload: string): Body => ({
  headers: { 'content-type': 'application/json' },
  payload,
});

/** Two objects joined into one text with repeated fields. */
const joined = (a: string, b: string): string =>
  a.startsWith('{') && b.startsWith('{') && a !== '{}' && b !== '{}'
    ? `${a.slice(0, -1)},${b.slice(1)}`
    : `${a}${b}`;

const formOf = (): fc.Arbitrary<Body> =>
  fc
    .record({
      field: usually('file', fc.constantFrom('image', 'count', '__proto__', '', 'x'.repeat(300))),
      fileName: usually('; filename="a.gpl"', fc.constantFrom('', '; filename="../../a"')),
      content: fc.oneof(
        fc.constant('GIMP Palette\nName: A\n#\n244 114 182 Pink\n'),
        fc.constant('#3B82F6 #FBBF24'),
        hostileText,
        fc.json(),
      ),
      end: usually('\r\n--XX--\r\n', fc.constantFrom('', '\r\n--XX\r\n', '--XX--')),
    })
    .map(({ field, fileName, content, end }) => ({
      headers: { 'content-type': FORM },
      payload: `--XX\r\ncontent-disposition: form-data; name="${field}"${fileName}\r\n\r\n${content}${end}`,
    }));
