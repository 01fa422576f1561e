import fc from 'fast-check';
import JSON5 from 'json5';
import { describe, expect, test } from 'vitest';

import { toPlainJson } from './json5.ts';
import { parseJson } from './parse-json.ts';

/** What a reader makes of a text, or that it refuses it. */
function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return 'refused';
  }
}

/** The reader of the format's authors, except that a missing number is none here. */
const theirs = (text: string) =>
  outcome(() => JSON5.parse(text, (_, value) => (Number.isNaN(value) ? null : value)));
const ours = (text: string) => outcome(() => parseJson(text, 'JSON'));

describe('the reader of its authors finds the same', () => {
  test.each([
    '{ a: 1, }',
    `// x\n{'a-b': 'it\\'s', $v: "q\\\n r", /* c */ c: [0xFF, +.5, 5., -1e-3, Infinity, true, null,],}`,
    '{"a": "\\x41\\u0042\\v\\0\\z"}',
    "'\\u2028 \\\r\n \u2029'",
    '{\\u0061b: 1, if: 2, ü: 3, $_\u200C: 4}',
    '-0',
    '[+NaN, -Infinity]',
    '{"a\tb": "\t"}',
    '{__proto__: 1}',
    '\uFEFF[ ]\u00A0',
    ...[
      '[,]',
      '{a:,}',
      '[1,,]',
      '{,}',
      'nul',
      '{a b: 1}',
      '1 2',
      "{'a': 'b' 'c': 1}",
      '/* *',
      '//',
      '',
    ],
    ...[
      '0x',
      '01',
      '{0x1: 3}',
      '{1a: 2}',
      "[-'a']",
      '{a: 1};',
      '+ 5',
      "'a\nb'",
      '"',
      '{a: b}',
      '[1 2]',
      '.',
      '-',
    ],
  ])('%j', (text) => {
    expect(ours(text)).toEqual(theirs(text));
  });

  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      ' ',
      '\n',
      '//',
      '/*',
      '*/',
      '/',
      '"',
      "'",
      '\\',
      'a',
      '$b',
      '0',
      '1.',
      '.5',
      '-',
      '+',
    ],
    ...[
      '0xf',
      'e5',
      'null',
      'true',
      'NaN',
      "'c'",
      '"d"',
      '\\n',
      '\\x41',
      '\\u',
      '\u2028',
      '\uFEFF',
      'é',
      '[1, ',
      '{a: ',
    ],
  );

  test('in any order of its parts', () => {
    const text = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (one) => {
        expect(ours(one)).toEqual(theirs(one));
      }),
      { numRuns: 3000 },
    );
  });

  test('for any value, as its authors write it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('"', "'"), (value, quote) => {
        const text = JSON5.stringify(value, { space: 1, quote });
        expect(ours(text)).toEqual(theirs(text));
      }),
    );
  });
});

test('every part is found again where it stood', () => {
  const text = "/* x */ { a: 'it\\'s', // y\n b: 0xFF, }";
  const { json, startOf, endOf } = toPlainJson(text);
  expect(json).toBe(`{ "a" : "it's" , "b" : 255 }`);
  const sourceOf = (part: string) => {
    const at = json.indexOf(part);
    return text.slice(startOf(at), endOf(at + part.length));
  };
  expect(['"a"', `"it's"`, '"b"', '255'].map(sourceOf)).toEqual(['a', "'it\\'s'", 'b', '0xFF']);
});

test.each([
  ['{"a": }', 6],
  ['{a: 1 b: 2}', 6],
  ['// x\n{a: "b}', 9],
])('%j is refused at %d', (text, offset) => {
  expect(() => parseJson(text, 'JSON')).toThrow(
    expect.objectContaining({ code: 'broken', offset }),
  );
});
