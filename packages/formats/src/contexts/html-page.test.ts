import { describe, expect, test } from 'vitest';

import { readTheme } from '../repair/index.ts';
import { readContexts } from './read-contexts.ts';

const PAGE = `<!doctype html>
<html><head>
<link rel="stylesheet" href="css/site.css?v=2"><link rel=stylesheet href='https://cdn.example/x.css'>
<!-- <style>:root{--commented:#fff}</style> -->
<script>document.write('<style>:root{--scripted:#fff}</style>')</script>
<style>
:root { --background: #fff; --foreground: #999 }
</style>
<style media="print">:root { --background: #eee }</style>
</head><body><p style="color: #aaa; margin: 0">Text</p></body></html>`;

describe('pages of HTML', () => {
  const css = { name: 'site.css', text: ':root { --muted: #eee; --background: #000 }' };
  const sheet = readContexts([{ name: 'index.html', text: PAGE }, css]);

  test('have style elements, which win over linked files that are read as well', () => {
    expect([...sheet.tokens.keys()].toSorted()).toEqual([
      '--background',
      '--foreground',
      '--muted',
    ]);
    const [background] = sheet.tokens.get('--background')!.colors.values();
    expect(background!.color).toEqual({ r: 1, g: 1, b: 1 });
  });

  test('say which of their styles were not read', () => {
    expect(sheet.unread.parts.map(({ line, what, colors }) => [line, what, colors])).toEqual([
      [3, 'https://cdn.example/x.css', 0],
      [9, '<style media="print">', 0],
      [10, 'style="color: #aaa; margin: 0"', 1],
    ]);
  });

  test('are repaired where the color stands, and nowhere else', () => {
    const { changes, files } = readTheme([{ name: 'index.html', text: PAGE }]);
    expect(changes).toHaveLength(1);
    const { before, after, line } = changes[0]!;
    expect([before, line]).toEqual(['#999', 7]);
    expect(files[0]!.text).toBe(PAGE.replace('--foreground: #999', `--foreground: ${after}`));
  });

  test('that nothing closes are read in linear time', () => {
    const began = performance.now();
    for (const part of ['<style ', '<!--', '<a style="', '<link rel=stylesheet ', '@import ']) {
      readContexts([{ name: 'a.html', text: part.repeat(20_000) }]);
    }
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('imports', () => {
  test('of files that are read count first, whatever the order in which they arrive', () => {
    const all = [
      { name: 'theme.css', text: '@import url("./base.css");\n:root { --bg: #fff }' },
      { name: 'base.css', text: ':root { --bg: #000; --text: #111 }' },
    ];
    for (const files of [all, all.toReversed()]) {
      const { tokens, unread } = readContexts(files);
      expect([...tokens.get('--bg')!.colors.values()][0]!.color.r).toBe(1);
      expect(unread.count).toBe(0);
    }
  });

  test.each([
    '@import "other.css";',
    '@import "base.css" print;',
    '@import url(base.css) layer(x);',
  ])('%s is not read', (text) => {
    const base = { name: 'base.css', text: ':root { --bg: #000 }' };
    const { unread } = readContexts([{ name: 'theme.css', text }, base]);
    expect(unread.count).toBe(1);
  });
});
