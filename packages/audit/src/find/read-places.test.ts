import { describe, expect, test } from 'vitest';

import { readPlaces } from './read-places.ts';

const found = (name: string, text: string) => readPlaces({ name, text }).places;
const texts = (name: string, text: string) => found(name, text).map((place) => place.text);

describe('style sheets', () => {
  test.each([
    ['a.css', 'a { color: #fff; background: RGB(1 2 3 / 50%) }', ['#fff', 'RGB(1 2 3 / 50%)']],
    ['a.css', 'a { border: 1px solid Red; fill: oklch(50% 0.1 20) }', ['Red', 'oklch(50% 0.1 20)']],
    ['a.css', 'a { background: linear-gradient(#111, white 20%) }', ['#111', 'white']],
    [
      'a.css',
      'a { box-shadow: 0 0 4px #0008, inset 0 1px hsla(0,0%,0%,.2) }',
      ['#0008', 'hsla(0,0%,0%,.2)'],
    ],
    ['a.css', 'a { color: var(--x, #abc) }', ['#abc']],
    ['a.css', 'a { color: color-mix(in oklab, var(--x), #123456 20%) }', ['#123456']],
    ['a.css', '@media print { a { & b { color: #000 !important } } }', ['#000']],
    ['a.css', '\uFEFFa { color: #fed }', ['#fed']],
    ['a.css', 'a { color: /* #111 */ #222 }', ['#222']],
    [
      'a.scss',
      '$brand: #0a66c2; a { color: darken($brand, 5%); b { color: rgba(#fff, .5) } }',
      ['#0a66c2', '#fff'],
    ],
    [
      'a.scss',
      '// #aaa\n$map: (red: #f00, "ink": #111); @include button(#222);',
      ['#f00', '#111', '#222'],
    ],
    [
      'a.less',
      '@brand: #0a66c2; .a { color: fade(#fff, 50%); .mixin(#123); }',
      ['#0a66c2', '#fff', '#123'],
    ],
    [
      'a.css',
      '.a { @apply bg-[#0a66c2]/50 dark:text-slate-500 }',
      ['bg-[#0a66c2]/50', 'text-slate-500'],
    ],
  ])('%s: %s', (name, text, expected) => expect(texts(name, text)).toEqual(expected));

  test.each([
    'a { color: transparent; fill: currentColor; background: url(#fff) url("#abc.svg") }',
    '#fff .abc { animation-name: red; font-family: Tan; grid-area: blue }',
    'a { transition: color 1s; --size: 4px; color: rgb(var(--x) / 50%); content: "#fff" }',
    '/* #fff */ a { color-scheme: dark; background-size: 10px }',
  ])('nothing in %s', (text) => expect(texts('a.css', text)).toEqual([]));

  test('a long style sheet of Less is read, also after comments with quotes', () => {
    const rules = Array.from(
      { length: 4000 },
      (_, i) => `.a${i} { .m(#fff); color: #111 } // don't`,
    );
    const { places, notRead } = readPlaces({
      name: 'a.less',
      text: rules.slice(0, 500).join('\n'),
    });
    expect(notRead).toEqual([]);
    expect(new Set(places.map(({ line }) => line)).size).toBe(500);
    const long = readPlaces({ name: 'a.less', text: rules.join('\n').replaceAll("'", '') });
    expect(long.places).toHaveLength(8000);
  });

  test('a place has its line, property, paint, states and modes', () => {
    const [place] = found('a.css', '\n.dark .card:hover {\r\n  border-color: #FFF }');
    expect(place).toMatchObject({
      line: 3,
      column: 17,
      property: 'border-color',
      paint: 'border',
      states: ['hover'],
      modes: ['.dark'],
      kind: 'literal',
      notation: 'hex',
    });
  });

  test('values of tokens are definitions, on the root and in @theme alone', () => {
    const sheet =
      ':root, :root::selection { --a: #111 } @theme { --color-b: #222 } .card { --c: #333 }';
    expect(found('a.css', sheet).map(({ kind }) => kind)).toEqual([
      'definition',
      'definition',
      'literal',
    ]);
  });
});

describe('scripts', () => {
  test.each([
    [
      'const a = <a className="bg-[#0a66c2]/50 hover:text-slate-500" />',
      ['bg-[#0a66c2]/50', 'text-slate-500'],
    ],
    [
      'cva("bg-white", { variants: { a: { b: "border-zinc-200/50" } } })',
      ['bg-white', 'border-zinc-200/50'],
    ],
    [
      `clsx({ "ring-[rgb(1_2_3)]": on }, \`from-red-500 \${x} to-blue-50\`)`,
      ['ring-[rgb(1_2_3)]', 'from-red-500', 'to-blue-50'],
    ],
    [
      'const a = <p style={{ color: "#fff", border: `1px solid #ccc`, background: on ? "red" : "#123" }} />',
      ['#fff', '#ccc', 'red', '#123'],
    ],
    [
      `const Box = styled.div\`color: #fff;\n  \${mixin};\n  \${({ a }) => a && css\`border: 1px solid #abc;\`}\n  background: \${bg};\n fill: red\``,
      ['#fff', '#abc', 'red'],
    ],
    [
      'element.style.color = "rgb(1,2,3)"; ctx.fillStyle = "#eee"; material.color = 0xff8800',
      ['rgb(1,2,3)', '#eee', '0xff8800'],
    ],
    ['const a = <svg><path fill="#0a66c2" stroke="white" /></svg>', ['#0a66c2', 'white']],
    ['const a: { x: string } = { x: <T,>(y: T) => y, "[--x:#fff]": 1 } as never', ['#fff']],
    ['const icon = \'<svg><path fill="#888" /></svg>\'', ['#888']],
    ['console.log("%c hi", "color: #f00; padding: 2px")', ['#f00']],
  ])('%s', (text, expected) => expect(texts('a.tsx', text)).toEqual(expected));

  test.each([
    'const issue = "see #123 and #fff"; import a from "#abc"; type A = "#fff" | "red";',
    'const a = <Badge color="red" id="#fade" className="text-lg bg-slate border-2" />',
    'const tan = Math.tan; const s = "red"; /* #fff */ const n = 0xffffff; f("text-[14px]")',
  ])('nothing in %s', (text) => expect(texts('a.tsx', text)).toEqual([]));

  test('several fills of a drawing, lists and tables are data', () => {
    const drawing = '<svg><path fill="#111111" /><path fill="#222222" /></svg>';
    const list = '["#111", "#222", "#333", "#444", "#555"]';
    const [one, other] = [
      found('a.tsx', `const a = ${drawing}`),
      found('a.ts', `const a = ${list}`),
    ];
    expect(one.map(({ leftAlone }) => leftAlone)).toEqual(
      Array(2).fill('it is in a drawing with 2 colors of its own'),
    );
    expect(other.map(({ leftAlone }) => leftAlone)).toEqual(
      Array(5).fill('it is in a list of 5 colors'),
    );
  });
});

describe('pages', () => {
  test.each([
    [
      'a.html',
      '<p class="bg-red-500" style="color:#fff"><style>a{color:#111}</style><script>a.style.color="#222"</script><body bgcolor=#333>',
      ['bg-red-500', '#fff', '#111', '#222', '#333'],
    ],
    [
      'a.vue',
      '<template><Tab :class="{ \'text-slate-500\': a > 1 }" :style="{ color: \'#123\' }" /></template>\n<style lang="scss">$a: #456;</style>',
      ['text-slate-500', '#123', '#456'],
    ],
    [
      'a.svg',
      '<svg><style><![CDATA[a{fill:#111}]]></style><stop stop-color="#222"/></svg>',
      ['#111', '#222'],
    ],
    [
      'a.html',
      '<!-- #fff --><a href="#abc" id="#def">#fff</a><meta name="theme-color" content="#0a66c2">',
      ['#0a66c2'],
    ],
  ])('%s: %s', (name, text, expected) => expect(texts(name, text)).toEqual(expected));
});

test.each([
  ['logo.tsx', 'the file is named after logos, flags or brands'],
  ['a.test.tsx', 'the file is a test, an example of a component, or data for one'],
  ['vendor/a.tsx', 'the file is vendored'],
  ['a.min.js', 'the file is minified'],
])('%s is left alone', (name, reason) => {
  expect(found(name, 'const a = { color: "#fff" }')[0]?.leftAlone).toBe(reason);
});

test('a comment allows its line, or the next where it stands alone', () => {
  const sheet =
    'a { color: #111; /* swatchwork-allow: partner */ }\n/* swatchwork-allow */\nb { color: #222 }\nc { color: #333 }';
  expect(found('a.css', sheet).map(({ leftAlone }) => leftAlone)).toEqual([
    'a comment allows it',
    'a comment allows it',
    undefined,
  ]);
});

test.each([
  ['a.css', 'a { color: "#fff', 'it does not parse'],
  ['a.ts', 'const = {{ "#fff"', 'it does not parse'],
  ['a.svelte', '<p style="color:#fff">', 'the compiler of svelte is not there'],
  ['a.scss', `a { b: ${'('.repeat(100)}#fff }`, 'it does not parse'],
  ['a.vue', '<style lang="styl">a\n  color #fff</style>', 'its styles are written in styl'],
])('%s is named as not read', (name, text, reason) => {
  expect(readPlaces({ name, text }).notRead[0]?.reason).toContain(reason);
});
