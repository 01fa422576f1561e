import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import type { Endpoint } from '../document/endpoint.ts';
import { type Call, toCall } from './call.ts';
import { writeCurl } from './curl.ts';
import { writeJavaScript } from './javascript.ts';
import { writePython } from './python.ts';

/** Texts that a language could read as its own syntax. */
const NASTY = {
  quotes: `it's "quoted" and \\escaped\\`,
  shell: '$HOME `date` !! * ~ ; & | > #',
  braces: ['{x} $', '{y} %s \u0000 \u2028 \n \t'].join(''),
  'a-b': [true, false, null, 0, -1.5, 1e21],
  deep: { very: { deep: [{ list: ['äöü', '色', '🎨'] }] }, empty: {}, none: [] },
  long: Array.from({ length: 20 }, (_, i) => `entry ${i}`),
};

const URL_OF_ALL = "http://localhost:3000/api/x?q=it's+%22";

const call = (rest: Partial<Call>): Call => ({
  method: 'POST',
  url: URL_OF_ALL,
  needsKey: false,
  answer: 'json',
  ...rest,
});

/** Runs code with a stand-in for the function that it calls, which records its arguments. */
const node = (code: string) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `globalThis.fetch = async (url, options = {}) => {
         process.stdout.write(JSON.stringify({ url, ...options }));
         process.exit();
       };\n${code}`,
    ]).toString(),
  );

const python = (code: string) =>
  JSON.parse(
    execFileSync('python3', [
      '-c',
      `import json, urllib.request
def urlopen(request):
    print(json.dumps({"url": request.full_url, "method": request.get_method(),
      "headers": dict(request.header_items()), "body": request.data and request.data.decode()}))
    raise SystemExit
urllib.request.urlopen = urlopen\n${code}`,
    ]).toString(),
  );

/** The arguments that the shell passes to curl. */
const shell = (code: string) =>
  execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${code}`])
    .toString()
    .split('\0')
    .slice(0, -1);

test('JavaScript sends the very JSON', () => {
  const sent = node(writeJavaScript(call({ json: NASTY })));
  expect(sent).toMatchObject({ url: URL_OF_ALL, method: 'POST' });
  expect(sent.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(sent.body)).toEqual(NASTY);
});

test('Python sends the very JSON', () => {
  const sent = python(writePython(call({ json: NASTY })));
  expect(sent).toMatchObject({ url: URL_OF_ALL, method: 'POST' });
  expect(sent.headers).toMatchObject({ 'Content-type': 'application/json' });
  expect(JSON.parse(sent.body)).toEqual(NASTY);
});

test('cURL sends the very JSON', () => {
  const { braces, ...rest } = NASTY;
  const json = { ...rest, braces: braces.replace('\u0000', '') };
  const sent = shell(writeCurl(call({ json })));
  expect(sent.slice(0, 6)).toEqual([
    '-X',
    'POST',
    URL_OF_ALL,
    '-H',
    'Content-Type: application/json',
    '-d',
  ]);
  expect(JSON.parse(sent[6] ?? '')).toEqual(json);
});

test('a key is read from the environment', () => {
  process.env.SWATCHWORK_KEY = 'sw_of the test';
  const get = call({ method: 'GET', needsKey: true });
  expect(node(writeJavaScript(get)).headers).toEqual({ Authorization: 'Bearer sw_of the test' });
  expect(python(writePython(get)).headers).toEqual({ Authorization: 'Bearer sw_of the test' });
  expect(shell(writeCurl(get))).toEqual([URL_OF_ALL, '-H', 'Authorization: Bearer sw_of the test']);
});

const ENDPOINT: Endpoint = {
  id: 'x',
  method: 'GET',
  path: '/things/{id}',
  title: 'X',
  subject: 'X',
  description: 'X',
  access: 'open',
  callers: '',
  others: [],
  example: { index: 0, count: 1 },
  fields: [
    { name: 'id', place: 'path', type: 'string', required: true, example: 'a/b' },
    { name: 'q', place: 'query', type: 'string', required: false, example: 'a&b #c' },
    { name: 'left-out', place: 'query', type: 'string', required: false },
  ],
  success: {
    status: 200,
    description: 'OK',
    mediaType: 'application/json',
    mediaTypes: ['application/json'],
    shapes: [],
    headers: [],
  },
  failures: [],
};

test('parameters go to their places, escaped', () => {
  expect(toCall(ENDPOINT, 'https://example.org').url).toBe(
    'https://example.org/api/things/a%2Fb?q=a%26b+%23c',
  );
});

test.each([
  ['application/json', 'json'],
  ['application/problem+json', 'json'],
  ['text/css', 'text'],
  ['application/octet-stream', 'file'],
  [undefined, 'nothing'],
])('an answer of %s is read as %s', (mediaType, answer) => {
  const success = { ...ENDPOINT.success, mediaType };
  expect(toCall({ ...ENDPOINT, success }, '').answer).toBe(answer);
});

test('an answer whose type depends on the question is read as a file', () => {
  const success = { ...ENDPOINT.success, mediaType: 'text/css', mediaTypes: ['text/css', 'a/b'] };
  expect(toCall({ ...ENDPOINT, success }, '').answer).toBe('file');
});
