import { expect, test } from 'vitest';

import { linkMeta } from './link-meta.ts';

test('a shared palette is named by its name, else by its colors', () => {
  const colors = ['#112233', '#AABBCC'] as const;
  const url = '/create-palette?colors=112233-AABBCC';
  expect(linkMeta('Palette Creator', { name: 'Dune', colors }, url)).toMatchObject({
    title: 'Dune in the Palette Creator',
    description: expect.stringMatching(/^Dune: #112233, #AABBCC\. /),
    url,
    picture: '/pictures/palette/112233-AABBCC.png?name=Dune',
  });
  expect(linkMeta('Palette Creator', { name: '', colors }, url).title).toBe(
    '#112233, #AABBCC in the Palette Creator',
  );
});

test('a single color has the picture of a color', () => {
  const { picture } = linkMeta('Palette Visualizer', { name: '', colors: ['#AABBCC'] }, '/');
  expect(picture).toBe('/pictures/color/aabbcc.png');
});
