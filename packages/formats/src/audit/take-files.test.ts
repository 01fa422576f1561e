import { expect, test } from 'vitest';

import { takeFiles } from './take-files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const given = (name: string, text: string) => ({ name, content: bytes(text) });
const CSS = ':root { --background: #fff; --foreground: #777 }';

test('takes style sheets, pages and tokens, and names what else there is', () => {
  const { files, left } = takeFiles([
    given('a.css', CSS),
    given('index.html', `<style>${CSS}</style>`),
    given('colors.json', '{ "ink": { "$value": "#123" } }'),
    given('package.json', '{ "name": "x" }'),
    given('theme.scss', '$a: red'),
    given('main.js', 'export default { plugins: [] }'),
    given('tailwind.config.js', 'export default { theme: { colors: {} } }'),
    given('a.css', ':root {}'),
    { name: 'odd.css', content: new Uint8Array([0xff, 0xfe, 0]) },
    given('photo.PNG', '\x89PNG'),
  ]);
  expect(files.map(({ name }) => name)).toEqual(['a.css', 'index.html', 'colors.json']);
  expect(left.map(({ name, reason }) => `${name}: ${reason}`).toSorted()).toEqual([
    'a.css: another file has the same name',
    'main.js: code other than a Tailwind config is not read',
    'odd.css: it is not UTF-8 text',
    'package.json: it contains no design tokens',
    'photo.PNG: it is a picture',
    'tailwind.config.js: a Tailwind 3 config is read without other files',
    'theme.scss: it has to be compiled to CSS first',
  ]);
});

test.each([
  [
    'photo.png',
    '\x89PNG',
    /^Nothing to check: photo\.png was not read, because it is a picture\. /,
  ],
  ['package.json', '{}', /contains no design tokens/],
  [
    'song.mp3',
    'ID3\0\x03',
    /^Nothing to check: song\.mp3 was not read, because it is not UTF-8 text\. /,
  ],
])('%s alone is refused, with what would be read', (name, text, message) => {
  const take = () => takeFiles([given(name, text)]);
  expect(take).toThrow(message);
  expect(take).toThrow('This page reads a style sheet, HTML with its styles, design tokens');
});
