import { NUMBER } from '../shapes.ts';

/** Texts that lead into a reader, and parts of its grammar that may be repeated as they are. */
export interface Samples {
  readonly samples: readonly string[];
  readonly parts: readonly string[];
}

export const STYLES: Samples = {
  samples: [
    `@import "a.css"; @theme default { --color-a: oklch(50% 0.1 20deg); --color-b: --alpha(var(--color-a) / 50%) }
@custom-variant dark (&:where(.dark, .dark *)); @layer a, b.c; @layer a { :root { --bg: #fff; --text: hsl(1 2% 3% / .5) } }
:root { color-scheme: light dark; --border: light-dark(#ddd, #333); @variant dark { --bg: #000 !important; } }`,
    `[data-theme^="dark" i], html.dark > body:not(.light):is(.a, .b):has(#x:checked) { --bg: color-mix(in oklch longer hue, red 20%, var(--a, blue)); }
@media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root { --bg: rgb(from var(--bg) calc(r * 2) g round(up, b, 2)) } }
@supports not (color: lab(1 2 3)) { .btn-dark { --btn-bg: contrast-color(red); & .x, .y & { --z: 222 47% 11% } } }`,
  ],
  parts: [
    `.t${NUMBER} { --a: red }`,
    `[data-theme=t${NUMBER}] { --a: red; --b${NUMBER}: blue }`,
    `html.t${NUMBER} { --a: rgb(${NUMBER} 0 0) }`,
    `:root { --a${NUMBER}: var(--a${NUMBER}, red); }`,
    `:root { --x-${NUMBER}: #888; --x-${NUMBER}-foreground: #777 }`,
    `@layer l${NUMBER} { :root { --a: red } }`,
    '@media (prefers-color-scheme: dark) { body { --a: red } }',
    '@custom-variant v { &:where(.b) { @slot } }',
    '@variant dark {',
    ':root {',
    'html { .dark body & {',
    '--a: red;',
    `--a${NUMBER}: color-mix(in oklch, var(--a), var(--b));`,
    `--t${NUMBER}: light-dark(red, blue);`,
    ':is(.dark)',
    ':is(.a, .b)',
    ':not(&, .dark *)',
    ':is(&)',
    '.dark',
    '[a^=b i]',
    '&,',
    'body > ',
    'var(--a',
    'calc((1 + ',
    'rgb(from ',
  ],
};

export const CONFIGS: Samples = {
  samples: [
    `import type { Config } from 'tailwindcss'
const gray = { 50: '#fff', 'a-b': \`#000\` } as const; interface A { b: string }
export default { presets: [x], theme: { colors: ({ colors }) => ({ ...gray, [c]: colors.red }), extend: {
  colors: { primary: { DEFAULT: '#123456', foreground: 'hsl(var(--x) / <alpha-value>)' } } } },
  plugins: [f((a?: B, c: D<E> = /x\\/y/g): F => a ? 1 : \`\${c}\`)] } satisfies Config`,
  ],
  parts: [
    `'k${NUMBER}': '#123456',`,
    `[k${NUMBER}]: 1,`,
    `const a${NUMBER} = { b: '#fff', ...a }; `,
    '...gray,',
    'a: {',
    '(a?: B<C> = ',
    'interface A {',
    'type A = B<',
    ' as const, ',
    'a: b => ',
    "\\'",
    '/[/]',
    '<T>(',
  ],
};

export const TOKENS: Samples = {
  parts: [
    `"a${NUMBER}":{"$value":"#fff"},`,
    `"a${NUMBER}":{"$extends":"{a}"},`,
    `"a${NUMBER}":{"$type":"color","$value":"{a}"},`,
    '{"$ref":"#/sets/s"},',
    `"m${NUMBER}":{"contexts":{"x":[],"y":[]}},`,
    `{"$ref":"#/modifiers/m"},`,
    '{"a":',
    '"$ref":"#/a/b",',
  ],
  samples: [
    '{"a":{"$type":"color","b":{"$value":"#fff","$description":"x"},"c":{"$value":"{a.b}"},"d":{"$extends":"{a}","$ref":"#/a/b"}}}',
    '{"a":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.5,"none",30],"alpha":0.5}}}',
    `{"version":"2025.10","sets":{"s":{"sources":[{"a":{"$type":"color","$value":"#fff"}},{"$ref":"#/sets/t"}]},"t":{"sources":[]}},
"modifiers":{"m":{"default":"x","contexts":{"x":[],"y":[{"$ref":"#/sets/s"}]}}},"resolutionOrder":[{"$ref":"#/sets/s"},{"$ref":"#/modifiers/m"}]}`,
  ],
};

export const PAIRS: Samples = {
  parts: [],
  samples: [
    '{"$schema":"x","tokens":["a.css"],"colors":{"ink":"#000"},"min":"AA","pairs":[{"name":"n","text":"ink","background":"white","over":["a"],"min":4.5}]}',
  ],
};

export const NAMES: Samples = {
  parts: [
    `--c${NUMBER} --c${NUMBER}-foreground `,
    `--on-c${NUMBER} `,
    `--text-${NUMBER} `,
    `--bg-${NUMBER} `,
    '-on',
    '-bg',
  ],
  samples: ['--color-on-primary --x-foreground --card-bg --text-muted --blue-11 --sidebar-ring'],
};

export const PULL: Samples = {
  parts: [],
  samples: [
    '{"$schema":"x","theme":"https://a.b/theme?c=1","files":{"src/a.css":"tailwind","b":{"format":"css","modes":"classes","p3":true}}}',
  ],
};

export const BASELINE: Samples = {
  parts: [],
  samples: [
    '{"failures":[{"name":"n","context":"dark","text":"--a","background":"#fff","ratio":4.49},{"name":"\\u00e9"}]}',
  ],
};

export const COLORS: Samples = {
  parts: [`#${NUMBER}00 "a"\n`, 'rgb(1 2 3) ', 'calc(', '"\\"', 'a('],
  samples: [
    '"Sea \\"calm\\""\n#3B82F680  rgb(59 130 246 / 0.5)  "Foam"\n#fff white, a light gray\nteal',
    'oklch(from color-mix(in hsl longer hue, red 20%, #3b82f6) calc(l * sqrt(2)) c none / 50%)',
  ],
};

export const LINKS: Samples = {
  parts: ['c=0A66C2&', '%23', 'rgb(', 'dark.text:EEEEEE,', `names=${NUMBER}&`],
  samples: [
    '?c=0A66C2,rgb(1 2 3),F59E0B&names=sea,sun&primary=2&neutral=pure&dark=111&target=AAA&steps=9&set=dark.text:EEEEEE,light.link:0A66C2',
  ],
};

export const INPUTS: Samples = {
  parts: ['"#0A66C2",', '{"color":"red","name":"a"},', `"r${NUMBER}":"#fff",`],
  samples: [
    '{"brands":["#0A66C2",{"color":"teal","name":"sea"}],"primary":0,"neutral":"pure","grounds":{"dark":"#111"},"target":"AAA","steps":9,"overrides":{"dark":{"text":"#eee"}}}',
  ],
};

export const SOURCES: Samples = {
  parts: [
    '<svg>',
    '<a class="',
    'bg-[#fff]/50 ',
    'dark:text-slate-500 ',
    '{`${',
    "['#fff',",
    '<style>',
    '<script>',
    '[--x:',
    'css`',
  ],
  samples: [
    `const A = styled.div\`color: #fff; \${({ a }) => css\`border: 1px solid \${b};\`}\`; export const b = <p className={cn("bg-[#0a66c2]/50", { a: [1] })} style={{ color: \`rgb(1 2 3)\` }}>{x}</p>;`,
    '<template><p :class="{ \'bg-slate-500\': a }" style="color: var(--a, #fff)" /></template><style lang="scss">$a: (b: #fff); .a { @include c(#111) }</style><script setup lang="ts">const a: B<C> = ["#fff"]</script>',
  ],
};

export const AUDIT_FILES: Samples = {
  parts: ['{"file":"a","line":1,"column":1,"offset":0,"text":"#fff"},', '"#fff":1,'],
  samples: [
    '{"swatchwork":"audit plan","version":1,"changes":[{"from":"#fff","paints":"text","use":null,"options":["--a"],"why":"","places":[{"file":"a","line":1,"column":1,"offset":0,"text":"#fff"}]}]}',
    '{"swatchwork":"audit ratchet","version":1,"folders":{"src":{"#fff":2}}}',
  ],
};
