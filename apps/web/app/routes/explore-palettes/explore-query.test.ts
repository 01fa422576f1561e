import { expect, test } from 'vitest';

import {
  canonicalLink,
  EXPLORE_DEFAULTS,
  exploreLink,
  fieldsOf,
  namedColor,
  nextLink,
  readExplore,
  readShown,
  tagLink,
  toListQuery,
  withoutColor,
  withShown,
} from './explore-query.ts';

const read = (query: string) => readExplore(fieldsOf(new URLSearchParams(query)));

test('EXPLORE-12: without a query the trending tab is open, sorted by likes', () => {
  expect(read('')).toEqual({
    tab: 'trending',
    q: '',
    sort: 'likes',
    colors: [],
    tag: '',
    alike: '',
    facets: {},
  });
});

test.each([
  ['tab=hot&sort=random&color=nope', { tab: 'trending', sort: 'likes', colors: [] }],
  ['tab=all&q=sea', { tab: 'all', q: 'sea' }],
  ['color=tomato', { colors: ['#FF6347'], sort: 'nearest' }],
  ['color=%233b82f6&sort=name', { colors: ['#3B82F6'], sort: 'name' }],
  ['sort=nearest', { sort: 'likes' }],
  ['q=ocean', { tab: 'all', q: 'ocean' }],
  ['tab=trending&q=ocean', { tab: 'trending', q: 'ocean' }],
  ['tag=ocean', { tab: 'all' }],
  ['safe=deutan&size=5', { tab: 'all', facets: { safe: 'deutan', size: '5' } }],
  ['safe=red&pairs=0&ground=false&tone=gray&size=11', { tab: 'trending', facets: {} }],
  ['q=%230a66c2', { tab: 'all', q: '', colors: ['#0A66C2'], sort: 'nearest' }],
  ['q=0a66c2', { q: '', colors: ['#0A66C2'] }],
  ['q=rgb(10+102+194)', { q: '', colors: ['#0A66C2'] }],
  ['q=color(display-p3+0+1+0)', { q: '', colors: ['color(display-p3 0 1 0)'], sort: 'nearest' }],
  ['color=color(display-p3+0+1+0+/+50%25)', { colors: ['color(display-p3 0 1 0)'] }],
  ['color=color(srgb+1+0+0)&color2=red', { colors: ['#FF0000'] }],
  ['q=facade', { q: 'facade', colors: [] }],
  ['q=coral', { q: 'coral', colors: [], sort: 'likes' }],
  ['q=%23ocean', { q: '#ocean', colors: [] }],
  ['q=%230a66c2&color=tomato', { q: '', colors: ['#FF6347'] }],
  ['color=tomato&color2=%23FFF&color3=teal', { colors: ['#FF6347', '#FFFFFF', '#008080'] }],
  ['color3=teal&color=%23008080&color2=no', { tab: 'all', colors: ['#008080'] }],
  [`q=${'x'.repeat(200)}&tag=${'y'.repeat(200)}`, { q: 'x'.repeat(100), tag: 'y'.repeat(50) }],
])('?%s is understood', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('a link names what differs from the default, and its version', () => {
  expect(exploreLink(EXPLORE_DEFAULTS)).toBe('/explore-palettes');
  expect(nextLink(EXPLORE_DEFAULTS, 'x')).toBe('/explore-palettes?cursor=x');
  expect(nextLink({ ...EXPLORE_DEFAULTS, tab: 'warm' }, 'x')).toBe(
    '/explore-palettes?tab=warm&cursor=x',
  );
  const fields = fieldsOf(new URLSearchParams('tab=warm&q=a%26b&cursor=x'));
  expect(exploreLink(fields, { tag: 'ocean' })).toBe(
    '/explore-palettes?tab=warm&q=a%26b&tag=ocean',
  );
});

test('EXPLORE-31: asks the API for public palettes, without what is not set', () => {
  expect(toListQuery(read(''))).toEqual({
    isPublic: true,
    tab: 'trending',
    sort: 'likes',
    limit: 12,
    fold: true,
  });
  const id = '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d25';
  expect(toListQuery(read(`alike=${id}`))).toEqual({
    isPublic: true,
    sort: 'likes',
    limit: 12,
    alikeTo: id,
  });
  expect(read('alike=1').alike).toBe('');
  expect(toListQuery(read('color=%23000&color2=red'))).toMatchObject({ color: '#000000,#FF0000' });
  expect(toListQuery(read('color=color(display-p3+0+1+0)&color2=red'))).toMatchObject({
    color: 'color(display-p3 0 1 0),#FF0000',
  });
  expect(toListQuery(read('tab=all&color=%23000&tag=a&q=b'))).toEqual({
    isPublic: true,
    sort: 'nearest',
    limit: 12,
    q: 'b',
    color: '#000000',
    tag: 'a',
    fold: true,
  });
});

test.each(['trending', 'all', 'warm'])('the tab %s, once chosen, is kept by searches', (tab) => {
  const search = (query: string) => exploreLink(fieldsOf(new URLSearchParams(query)), { tab });
  for (const query of ['', 'q=sea', 'tag=ocean', 'color=tomato', 'size=5']) {
    const chosen = new URL(search(query), 'https://example.org').searchParams;
    for (const [field, text] of Object.entries({ q: 'light', tag: 'neon', color: 'red' })) {
      const searched = fieldsOf(chosen);
      expect(readExplore({ ...searched, [field]: text }).tab, query).toBe(tab);
      expect(readExplore({ ...EXPLORE_DEFAULTS, tab: searched.tab }).tab, query).toBe(tab);
    }
  }
});

test.each([
  ['', 12],
  ['shown=48', 48],
  ['shown=4', 12],
  ['shown=1000000', 96],
  ['shown=1.5', 12],
  ['shown=many', 12],
])('?%s begins with %d palettes', (query, shown) => {
  expect(readShown(new URLSearchParams(query))).toBe(shown);
});

test('an address says how many palettes it begins with, and else is the same', () => {
  const address = 'https://example.org/explore-palettes?q=a%26b';
  expect(withShown(address, 24)).toBe(`${address}&shown=24`);
  expect(withShown(`${address}&shown=24`, 36)).toBe(`${address}&shown=36`);
  expect(withShown(address, 120)).toBe(`${address}&shown=96`);
  expect(withShown(`${address}&shown=24`)).toBe(withShown(address));
});

test('a link to a tag reads as that tag among all palettes, whatever the tag holds', () => {
  for (const tag of ['neon', 'two words', 'a&b=c#d', 'été+']) {
    const { search } = new URL(tagLink(tag), 'https://example.org');
    expect(read(search)).toMatchObject({ tab: 'all', tag });
  }
});

test('a color is taken away alone, and the order by it with the last', () => {
  const without = (query: string, color: string) => {
    const fields = fieldsOf(new URLSearchParams(query));
    return exploreLink(fields, withoutColor(fields, color));
  };
  expect(without('color=red&color2=%23fff&sort=nearest', '#FF0000')).toBe(
    '/explore-palettes?sort=nearest&color2=%23fff',
  );
  expect(without('q=sea&color3=red&sort=nearest', '#FF0000')).toBe('/explore-palettes?q=sea');
  expect(without('q=%230a66c2', '#0A66C2')).toBe('/explore-palettes');
  expect(without('color=%2300ff00&color2=COLOR(display-p3+0+1+0)', 'color(display-p3 0 1 0)')).toBe(
    '/explore-palettes?color=%2300ff00',
  );
});

test('a word that names a color is offered as one', () => {
  expect(namedColor('Coral')).toBe('#FF7F50');
  expect(namedColor('#ff7f50')).toBeUndefined();
  expect(namedColor('harbor')).toBeUndefined();
});

test.each([
  ['', ''],
  ['tab=trending', ''],
  ['tab=popular&sort=name', '?tab=popular'],
  ['tab=popular&q=sea', ''],
  ['tag=ocean&sort=newest', '?tag=ocean'],
  ['tag=ocean&q=blue', '?tag=ocean'],
  ['tag=made-up-tag', ''],
  ['q=anything', ''],
  ['color=tomato', ''],
  ['q=%230a66c2', ''],
])('search engines know the list of "%s" as "%s"', (query, canonical) => {
  expect(canonicalLink(fieldsOf(new URLSearchParams(query)))).toBe(`/explore-palettes${canonical}`);
});
