import { FARTHEST, type SourceFile } from '@swatchwork/audit';
import { readCssColor } from '@swatchwork/color/css';

import { type Command, EXIT, toJson } from '../command.ts';
import { quote, UsageError } from '../usage-error.ts';
import { isRecord, readJson } from './read-json.ts';

/** As a site takes them. */
const MOST_FILES = 32;
const MOST_TEXT = 200_000;

const FILES = {
  value: 'JSON',
  help: '[{"name": "card.css", "text": ".card { color: #0a66c2 }"}]',
} as const;

const isFile = (value: unknown): value is SourceFile =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string';
const isFiles = (value: unknown): value is SourceFile[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_FILES &&
  value.every(isFile) &&
  value.reduce((sum, { text }) => sum + text.length, 0) <= MOST_TEXT;

const filesOf = (text: string | undefined): SourceFile[] =>
  readJson(text ?? '', 'files', FILES.help, isFiles);

const BOUNDS = `At most ${MOST_FILES} files of together ${MOST_TEXT} characters.`;

/** `audit` of files that are sent, with its report and plan. */
export const auditColors: Command = {
  name: 'audit_colors',
  summary: 'Find stray colors of sources',
  usage: '',
  details: `Finds the colors that are written out in sources, compares each with the tokens of the theme among these in every mode, and plans which places can become which token without a change of any color. ${BOUNDS}`,
  options: {
    files: FILES,
    near: { value: 'DISTANCE', help: `Also propose merges up to this ΔE OK, at most ${FARTHEST}` },
  },
  examples: [],
  async run({ args, write }) {
    const { auditColors: audit, describeShort, makePlan } = await import('@swatchwork/audit');
    const near = args.number('near', 0.0001, FARTHEST);
    const found = audit({ files: filesOf(args.text('files')) });
    write(toJson(describeShort(found, makePlan(found, near))));
    return EXIT.ok;
  },
};

/** The token of a theme for a color. */
export const suggestToken: Command = {
  name: 'suggest_token',
  summary: 'Find the token for a color',
  usage: '',
  details: `Finds the tokens of a theme that are a color in each mode, and the nearest ones with their ΔE OK. Use a token only if it is the same in every mode. ${BOUNDS}`,
  options: { color: { value: 'COLOR', help: 'Any CSS color' }, files: FILES },
  examples: [],
  async run({ args, write }) {
    const text = args.text('color') ?? '';
    const color = readCssColor(text);
    if (typeof color === 'string') {
      throw new UsageError(`color must be a CSS color; got ${quote(text)}.`);
    }
    const { suggestToken: suggest } = await import('@swatchwork/audit');
    write(toJson(suggest(color, filesOf(args.text('files')))));
    return EXIT.ok;
  },
};
