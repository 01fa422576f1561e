import { describe, expect, test } from 'vitest';

import { writeSvg } from './svg.ts';

describe(writeSvg, () => {
  test('CREATOR-66: five swatches of 80 px make 400 x 80', () => {
    const svg = writeSvg({
      name: 'Candy',
      colors: ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6'],
    });
    expect(svg).toContain('width="400" height="80" viewBox="0 0 400 80"');
    const swatches = [...svg.matchAll(/<rect x="(\d+)" width="80" height="80" fill="(.{7})"\/>/g)];
    expect(swatches.map(([, x, fill]) => [Number(x), fill])).toEqual([
      [0, '#F472B6'],
      [80, '#FB923C'],
      [160, '#FBBF24'],
      [240, '#10B981'],
      [320, '#3B82F6'],
    ]);
  });

  test('more than 25 swatches take another row', () => {
    const svg = writeSvg({ name: 'Many', colors: Array<'#F472B6'>(51).fill('#F472B6') });
    expect(svg).toContain('width="2000" height="240" viewBox="0 0 2000 240"');
    expect(svg).toContain('<rect x="0" y="160" width="80"');
  });

  test('a name is text, never markup, and loses what XML cannot hold', () => {
    const svg = writeSvg({ name: '</title><script>&\u0000\uD800x', colors: ['#000000'] });
    expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;x</title>');
  });
});
