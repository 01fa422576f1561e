import { describe, expect, test } from 'vitest';

import { createNaming, type Language, scanCode, titleOf } from './scan-code.ts';

const code = (text: string, language: Language) => scanCode(text, language).code;

describe('comments are blank, and strings hide their signs', () => {
  test.each<[language: Language, text: string, expected: string]>([
    ['css', 'a/*b*/c // d\ne', 'a     c     \ne'],
    ['css', 'url(http://a.b/c) "/*" \'//\'', 'url(http://a.b/c) "/*" \'//\''],
    ['css', 'url("//a") //b', 'url("//a")    '],
    ['css', 'a /* b', 'a     '],
    ['script', '`//\na/*` // b', '`//\na/*`     '],
    ['script', '"a\\"//" //b', '"a\\"//"    '],
    ['script', "it's //\nb // c", "it's //\nb     "],
    ['app', 'a /* b /* c */ d */ e', 'a                   e'],
    ['app', '"""\n//\n""" // a', '"""\n//\n"""     '],
    ['hash', 'a = "#fff" # "#000"', 'a = "#fff"         '],
    ['hash', 'a: #fff # b', 'a: #fff    '],
    ['markup', '<!-- a\nb -->c', '      \n     c'],
    ['text', "don't // a\nhttps://b.c/d", "don't     \nhttps://b.c/d"],
    ['text', 'src/**.css /* a', 'src/**.css /* a'],
  ])('%s: %j', (language, text, expected) => {
    expect(code(text, language)).toBe(expected);
  });

  test('lines and offsets stay', () => {
    const text = 'a /* b\r\nc\r\n*/ d\r\n';
    expect(code(text, 'css')).toBe('a     \r\n \r\n   d\r\n');
  });
});

test('a comment behind a place names it, unless it documents or is code that was put aside', () => {
  const behind = (text: string) => createNaming(scanCode(text, 'script'))(1);
  expect(behind('a; // Sea')).toBe(' Sea');
  expect(behind('a, /* Sea */ b')).toBe(' Sea ');
  for (const text of ['a; b // Sea', 'a\n// Sea', 'a /** Sea */', "a, // '#fff',"]) {
    expect(behind(text)).toBeUndefined();
  }
});

test('a first comment names a palette, unless it is code or for a tool', () => {
  const title = (text: string) => titleOf(scanCode(text, 'css'));
  expect(title('/* Sea */ a')).toBe(' Sea ');
  for (const text of [
    '// Sea',
    'a /* Sea */',
    '/** Sea */',
    '/*! Sea */',
    '/* a\nb */',
    '/* $a: #fff */',
    '/* a: b; */',
    '/* eslint-disable */',
    "/* @type {import('a')} */",
  ]) {
    expect(title(text)).toBe('');
  }
});
