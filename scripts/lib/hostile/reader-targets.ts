import { LIMITS } from '@swatchwork/contract';
import { parseTokens, readColorTokens } from '@swatchwork/formats/color-tokens';
import { readContexts } from '@swatchwork/formats/contexts';
import { recognizeRoles } from '@swatchwork/formats/recognize';
import { readShown, readTheme } from '@swatchwork/formats/repair';

import { readPairs } from '../../../packages/cli/src/check/read-pairs.ts';
import { Source } from '../../../packages/cli/src/check/source.ts';
import { readConfig } from '../../../packages/cli/src/read-config.ts';
import type { Target } from './search.ts';
import { NUMBER, tokensOf } from './shapes.ts';

/** Texts that lead into a reader, and parts of its grammar that may be repeated as they are. */
interface Samples {
  readonly samples: readonly string[];
  readonly parts: readonly string[];
}

const STYLES: Samples = {
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

const CONFIGS: Samples = {
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

const TOKENS: Samples = {
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

const PAIRS: Samples = {
  parts: [],
  samples: [
    '{"$schema":"x","tokens":["a.css"],"colors":{"ink":"#000"},"min":"AA","pairs":[{"name":"n","text":"ink","background":"white","over":["a"],"min":4.5}]}',
  ],
};

const NAMES: Samples = {
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

const PULL: Samples = {
  parts: [],
  samples: [
    '{"$schema":"x","theme":"https://a.b/theme?c=1","files":{"src/a.css":"tailwind","b":{"format":"css","modes":"classes","p3":true}}}',
  ],
};

/** What strangers may send to be read at once. */
const LIMIT = LIMITS.themeFiles.length;

const theme = (file: string, samples: Samples): Target =>
  target(`theme ${file}`, samples, (text) => readTheme([{ name: file, text }]));

/** The readers that packages export and what shows their worst input; a test counts them. */
export const READER_TARGETS: Readonly<Record<string, readonly Target[]>> = {
  readTheme: [
    theme('theme.css', STYLES),
    theme('tailwind.config.ts', CONFIGS),
    theme('tokens.json', TOKENS),
  ],
  readContexts: [
    target('contexts of style sheets', STYLES, (text) => readContexts([{ name: 'a.css', text }])),
    target('contexts of tokens', TOKENS, (text) => readContexts([{ name: 'a.json', text }])),
  ],
  readShown: [
    target('values that tokens show', STYLES, (text) =>
      readShown(readContexts([{ name: 'a.css', text }])),
    ),
  ],
  readColorTokens: [
    target('tokens', TOKENS, (text) => readColorTokens([{ name: 'a.json', text }])),
  ],
  parseTokens: [target('tokens, parsed', TOKENS, (text) => parseTokens({ name: 'a.json', text }))],
  recognizeRoles: [target('names', NAMES, (text) => recognizeRoles(text.split(/\s+/)))],
  readPairs: [target('pairs', PAIRS, (text) => readPairs(new Source('pairs.json', text)))],
  readConfig: [target('swatchwork.json', PULL, readConfig)],
};

function target(name: string, { samples, parts }: Samples, run: Target['run']): Target {
  // Parts are tried about as often as single tokens.
  const single = [...new Set([...tokensOf(samples), ' ', '\n', ';'])];
  const tokens = [
    ...single,
    ...parts.flatMap((part) => Array<string>(Math.ceil(single.length / 20)).fill(part)),
  ];
  return { name, samples, tokens, limit: LIMIT, run };
}
