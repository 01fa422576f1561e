import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';

const read = (inside: string) => readNamed(`<svg>${inside}</svg>`);

describe('what paints', () => {
  test.each([
    ['<rect fill="#3b82f6" stroke="red"/>', ['#3B82F6', '#FF0000']],
    ['<rect style="fill:#3b82f6;stroke:red !important"/>', ['#3B82F6', '#FF0000']],
    [
      '<feFlood flood-color="#3b82f6"/><feDiffuseLighting lighting-color="red"/>',
      ['#3B82F6', '#FF0000'],
    ],
    ['<rect fill="currentColor" color="#3b82f6"/>', ['#3B82F6']],
    [
      '<style>.a{fill:#3b82f6} #b, rect{stroke:red}</style><rect class="x a"/>',
      ['#3B82F6', '#FF0000'],
    ],
    ['<style><![CDATA[g > .a{fill:#3b82f6}]]></style><path class="a" fill="red"/>', ['#3B82F6']],
    [
      '<style>:root{--a:#3b82f6} .a{fill:var(--a)}</style><path class="a" stroke="var(--b, red)"/>',
      ['#3B82F6', '#FF0000'],
    ],
    [
      '<style>.a{fill:#3b82f6} @media (prefers-color-scheme:dark){.a{fill:red}}</style><path class="a"/>',
      ['#3B82F6', '#FF0000'],
    ],
  ])('%s', (inside, colors) => {
    expect(read(inside)).toMatchObject({ format: 'svg', colors, notes: [] });
  });

  test.each([
    ['<rect fill="#3b82f6" fill-opacity=".5"/>', 0.5],
    ['<rect style="fill:#3b82f6;fill-opacity:50%"/>', 0.5],
    ['<path stroke="#3b82f6" stroke-opacity="0.5"/>', 0.5],
    ['<stop style="stop-color:#3b82f6;stop-opacity:.5"/>', 0.5],
    ['<g opacity=".5"><rect fill="#3b82f6" opacity=".5"/></g>', 0.25],
    ['<g fill-opacity=".5"><rect fill="#3b82f680"/></g>', 0.25],
    ['<style>.a{fill:#3b82f6;fill-opacity:.5}</style><rect class="a"/>', 0.5],
  ])('opacity: %s', (inside, alpha) => {
    expect(read(inside)).toMatchObject({ colors: [`#3B82F6 ${alpha}`], notes: [] });
  });
});

test('what does not paint', () => {
  const words = [
    '<!-- fill="#111111" --><desc>fill: #222222; red</desc><text fill="none">stroke="#333333"</text>',
    '<rect data-fill="#444444" fill="none" stroke="url(#a)"/><clipPath><path fill="white"/></clipPath>',
    '<sodipodi:namedview pagecolor="#555555"><inkscape:grid color="#666666"/></sodipodi:namedview>',
    '<mask><path fill="#777777"/></mask><rect fill="inherit" stroke="transparent"/>',
  ];
  expect(read(`${words.join('')}<path fill="#3b82f6"/>`)).toMatchObject({
    colors: ['#3B82F6'],
    notes: [],
  });
});

test('what is left out is told', () => {
  const inside =
    '<path fill="#3b82f6"><animate attributeName="fill" values="red;tan" fill="freeze"/></path><path fill="#3b82f6"/><path fill="context-value"/>';
  expect(read(inside)).toMatchObject({
    colors: ['#3B82F6'],
    notes: [
      '1 repeated color was left out.',
      '1 paint that is not a plain color was left out.',
      '1 animation of a color was left out.',
    ],
  });
});

test('titles: of the drawing, and of a shape', () => {
  expect(read('<title>Sea</title><path fill="#3b82f6"><title>Foam</title></path>')).toMatchObject({
    name: 'Sea',
    colors: ['Foam #3B82F6'],
  });
});
