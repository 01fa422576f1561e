import { describe, expect, test } from 'vitest';

import { readMarkdown } from './read-markdown.server.ts';

const htmlOf = (text: string) =>
  readMarkdown(text)
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

describe(readMarkdown, () => {
  test('gives text, figure and text in order', () => {
    const text = 'Before\n\n```contrast Two greys\n#767676 #FFF000 Passes here\n```\n\nAfter';
    expect(readMarkdown(text)).toEqual([
      { html: '<p>Before</p>\n' },
      {
        figure: {
          kind: 'contrast',
          caption: 'Two greys',
          rows: [{ colors: ['#767676', '#FFF000'], text: 'Passes here' }],
        },
      },
      { html: '<p>After</p>\n' },
    ]);
  });

  test('code stays code, and so does a figure inside a list', () => {
    expect(htmlOf('```css\na { color: red }\n```')).toContain('<pre><code class="language-css">');
    expect(htmlOf('- item\n\n  ```swatches\n  #FF0000\n  ```')).toContain('<pre>');
  });

  test('rows without a colour are left out; a colour after words is text', () => {
    const [part] = readMarkdown(
      '```swatches\nno colour\n#12345 short\n#ff0000 red, not #00FF00\n```',
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
});
