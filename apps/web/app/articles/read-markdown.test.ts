import { describe, expect, test } from 'vitest';

import { readMarkdown } from './read-markdown.ts';

const htmlOf = (text: string) =>
  readMarkdown(text)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

describe(readMarkdown, () => {
  test('gives text, figure and text in order', () => {
    const text = 'Before\n\n```contrast Two grays\n#767676 #FFF000 Passes here\n```\n\nAfter';
    expect(readMarkdown(text)).toEqual([
      { html: '<p>Before</p>\n' },
      {
        figure: {
          kind: 'contrast',
          caption: 'Two grays',
          rows: [{ colors: ['#767676', '#FFF000'], text: 'Passes here' }],
        },
      },
      { html: '<p>After</p>\n' },
    ]);
  });

  test('each hex leads to the page of its color, but not inside of a link', () => {
    expect(htmlOf('The gray #BCBCBC, and `#3B82F6` in code.')).toBe(
      '<p>The gray <a href="/color/bcbcbc">#BCBCBC</a>, and <a href="/color/3b82f6"><code>#3B82F6</code></a> in code.</p>\n',
    );
    expect(htmlOf('[about #D62728](/color/d62728)')).not.toMatch(/<a[^>]*><a/);
    for (const text of ['## On #D62728', '#1234567', '`color: #3B82F6`']) {
      expect(htmlOf(text)).not.toContain('/color/');
    }
  });

  test('code stays code, and so does a figure inside a list', () => {
    expect(htmlOf('```css\na { color: red }\n```')).toContain('<pre><code class="language-css">');
    expect(htmlOf('- item\n\n  ```swatches\n  #FF0000\n  ```')).toContain('<pre>');
  });

  test('rows without a color are left out; a color after words is text', () => {
    const [part] = readMarkdown(
      '```swatches\nno color\n#12345 short\n#ff0000 red, not #00FF00\n```',
    );
    expect(part).toMatchObject({
      figure: { rows: [{ colors: ['#FF0000'], text: 'red, not #00FF00' }] },
    });
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">b</b>',
  ])('shows %s as text', (text) => {
    expect(htmlOf(text)).not.toMatch(/<(script|img|b)/);
  });

  test.each(['javascript:alert(1)', 'JaVaScRiPt:x', 'vbscript:x', 'data:text/html,x', 'file:///x'])(
    'makes no link of %s',
    (address) => {
      expect(htmlOf(`[click](${address})`)).not.toContain('<a');
    },
  );

  test('a heading is the link to itself; equal ones and those of the page differ', () => {
    const html = htmlOf('# Why `#F00`?\n\n## Why #f00\n\n## Content\n\n## 色');
    expect(html).toBe(
      '<h2 id="why-f00"><a href="#why-f00">Why <code>#F00</code>?</a></h2>\n' +
        '<h2 id="why-f00-2"><a href="#why-f00-2">Why #f00</a></h2>\n' +
        '<h2 id="content-2"><a href="#content-2">Content</a></h2>\n' +
        '<h2 id="section"><a href="#section">色</a></h2>\n',
    );
    expect(htmlOf('## See [it](/x)')).toBe('<h2 id="see-it">See <a href="/x">it</a></h2>\n');
  });

  test('a table can scroll by itself and by keyboard', () => {
    const html = htmlOf('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table-box" [^>]*tabindex="0">\n<table>[\s\S]*<td>2<\/td>/);
  });

  test.each([
    [
      '![A dot](/favicon.svg "Title")',
      '<img src="/favicon.svg" alt="A dot" title="Title" loading="lazy">',
    ],
    [
      '![](data:image/png;base64,iVBORw0KGgo=)',
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="" loading="lazy">',
    ],
    ['![A <b>](https://a.example/x.png)', '<a href="https://a.example/x.png">A &lt;b&gt;</a>'],
    ['![](//a.example/x.png)', '<a href="//a.example/x.png">Picture</a>'],
    ['[![A](https://a.example/x.png)](/y)', '<a href="/y">A</a>'],
  ])('%s: only pictures of this site are loaded', (text, html) => {
    expect(htmlOf(text)).toBe(`<p>${html}</p>\n`);
  });

  test.each(['javascript:x', 'data:image/svg+xml,<svg onload=x>', 'vbscript:x'])(
    'makes no picture of %s',
    (address) => {
      expect(htmlOf(`![x](${address})`)).not.toContain('<img');
    },
  );
});
