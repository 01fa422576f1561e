import { readPlaces, readPlan, readRatchet } from '@swatchwork/audit';
import { readCssColor } from '@swatchwork/color/css';
import { LIMITS } from '@swatchwork/contract';
import { parseTokens, readColorTokens } from '@swatchwork/formats/color-tokens';
import { readContexts } from '@swatchwork/formats/contexts';
import { writeMode } from '@swatchwork/formats/mode';
import { recognizeRoles } from '@swatchwork/formats/recognize';
import { readShown, readTheme } from '@swatchwork/formats/repair';
import { createTheme } from '@swatchwork/theme';
import { readOpaque, readThemeQuery } from '@swatchwork/theme/link';
import { Args } from '../../../packages/cli/src/args.ts';
import { loadParsers } from '../../../packages/cli/src/audit/load-parsers.ts';
import { parseBaseline } from '../../../packages/cli/src/check/baseline.ts';
import { readPairs } from '../../../packages/cli/src/check/read-pairs.ts';
import { Source } from '../../../packages/cli/src/check/source.ts';
import { parseColorLine, parseTitleLine } from '../../../packages/cli/src/color-line.ts';
import { isRecord, readJson } from '../../../packages/cli/src/mcp/read-json.ts';
import { readMinimum } from '../../../packages/cli/src/minimum.ts';
import { readColor, readColors } from '../../../packages/cli/src/read-color.ts';
import { readConfig } from '../../../packages/cli/src/read-config.ts';
import { readThemeFiles } from '../../../packages/cli/src/read-theme-files.ts';
import {
  AUDIT_FILES,
  BASELINE,
  COLORS,
  CONFIGS,
  INPUTS,
  LINKS,
  NAMES,
  PAIRS,
  PULL,
  type Samples,
  SOURCES,
  STYLES,
  TOKENS,
} from './sample/reader-samples.ts';
import type { Target } from './search.ts';
import { tokensOf } from './shapes.ts';

const PARSERS = await loadParsers(['a.svelte', 'a.astro'].map((name) => ({ name, text: '' })));

/** What strangers may send to be read at once. */
const LIMIT = LIMITS.themeFiles.length;

const theme = (file: string, samples: Samples): Target =>
  target(`theme ${file}`, samples, (text) => readTheme([{ name: file, text }]));

const mode = (file: string, samples: Samples): Target =>
  target(`mode for ${file}`, samples, (text) => writeMode([{ name: file, text }], 'dark'));

/** The readers that packages export and what shows their worst input; a test counts them. */
export const READER_TARGETS: Readonly<Record<string, readonly Target[]>> = {
  readTheme: [
    theme('theme.css', STYLES),
    theme('tailwind.config.ts', CONFIGS),
    theme('tokens.json', TOKENS),
    mode('theme.css', STYLES),
    mode('tokens.json', TOKENS),
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
  readPlaces: [
    ...['a.css', 'a.scss', 'a.less'].map((name) =>
      target(`places of ${name}`, STYLES, (text) => readPlaces({ name, text })),
    ),
    ...['a.tsx', 'a.vue', 'a.svg'].map((name) =>
      target(`places of ${name}`, SOURCES, (text) => readPlaces({ name, text })),
    ),
    ...['a.svelte', 'a.astro'].map((name) =>
      target(`places of ${name}`, SOURCES, (text) => readPlaces({ name, text }, PARSERS)),
    ),
  ],
  readPlan: [target('plan of an audit', AUDIT_FILES, readPlan)],
  readRatchet: [target('accepted stray colors', AUDIT_FILES, readRatchet)],
  readCssColor: [target('CSS color', COLORS, readCssColor)],
  readThemeQuery: [target('link to a theme', LINKS, readThemeQuery)],
  readOpaque: [target('opaque color', COLORS, readOpaque)],
  readJson: [
    target('JSON of an option', INPUTS, (text) => readJson(text, 'theme', '{}', isRecord)),
  ],
  readInput: [target('input of a theme', INPUTS, (text) => createTheme(JSON.parse(text)))],
  parseBaseline: [target('baseline', BASELINE, (text) => parseBaseline(text, 'a.json'))],
  readColor: [target('color of a command', COLORS, (text) => readColor(text, 'COLOR'))],
  readColors: [
    target('colors of standard input', COLORS, (text) =>
      readColors(
        { args: new Args(['-'], {}), readInput: inputOf(text) },
        { names: ['COLOR'], most: Number.POSITIVE_INFINITY },
      ),
    ),
  ],
  parseColorLine: [target('line of a color', COLORS, parseColorLine)],
  parseTitleLine: [target('line of a title', COLORS, parseTitleLine)],
  readMinimum: [target('minimum', { samples: ['AA-large 4.5:1'], parts: [] }, readMinimum)],
  readThemeFiles: [
    target('files of a theme', TOKENS, (text) =>
      readThemeFiles(['-'], { readInput: inputOf(text) }),
    ),
  ],
  readPairs: [target('pairs', PAIRS, (text) => readPairs(new Source('pairs.json', text)))],
  readConfig: [target('swatchwork.json', PULL, readConfig)],
};

const inputOf = (text: string) => async () => new TextEncoder().encode(text);

function target(name: string, { samples, parts }: Samples, run: Target['run']): Target {
  // Parts are tried about as often as single tokens.
  const single = [...new Set([...tokensOf(samples), ' ', '\n', ';'])];
  const tokens = [
    ...single,
    ...parts.flatMap((part) => Array<string>(Math.ceil(single.length / 20)).fill(part)),
  ];
  return { name, samples, tokens, limit: LIMIT, run };
}
