import { clip, type ParsedColor } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';

import { FormatError } from '../../palette/format-error.ts';
import { PLAIN_GROUND } from '../../recognize/conventions.ts';
import { counted } from '../../text/text.ts';
import {
  CONTEXT_LIMITS,
  type ContextFile,
  type ContextSheet,
  type Declaration,
} from '../context-sheet.ts';
import { notesOnUnread, UnreadParts } from '../unread.ts';
import { notesOnWide, rememberWide, type WideTokens } from '../wide-note.ts';
import { type DesignValue, readValues } from './read-values.ts';
import { yamlBlocks } from './yaml-blocks.ts';

/** Endings of names that say in which mode they hold; the format has no modes of its own. */
const ENDINGS = ['dark', 'light', 'high-contrast'] as const;

const WRITTEN = /^(?:on-|text|ink|fg|foreground)/;

/**
 * The colors of a DESIGN.md by their paths, such as `colors.primary`, and those of its components, such as
 * `components.card.textColor`. A name that ends in a mode holds in that mode, where both a background and a
 * text of the page have such names.
 *
 * @throws {FormatError} If a block is no YAML, a key is defined twice, there is no color, or a limit is exceeded.
 * @see https://github.com/google-labs-code/design.md
 */
export function readDesignMd(file: ContextFile): ContextSheet {
  const blocks = yamlBlocks(file.text);
  const unread = new UnreadParts();
  const values = readValues(file, blocks, unread);
  const modes = modesOf(values);
  const isDual = modes.includes('dark') === modes.includes('light');
  const usual = isDual ? 'default' : modes.includes('dark') ? 'light' : 'dark';
  const tokens = new Map<string, ReturnType<typeof emptyToken>>();
  const wide: WideTokens = new Map();
  const follow = createFollowing(file, values);
  // Of the names for one color, that of the literal counts as declared.
  const isReference = ({ text }: DesignValue) => Number(text.startsWith('{'));
  const ordered = [...values.values()].toSorted((a, b) => isReference(a) - isReference(b));
  for (const value of ordered) {
    const found = follow(value);
    if (typeof found === 'string') {
      unread.add(file, value.offset, { what: value.path, reason: found, colors: 1 });
      continue;
    }
    const { color, origin } = found;
    const { base, mode } = splitMode(value, values, modes);
    const shown = { ...color, color: clip(color.color) };
    const token = tokens.get(base) ?? emptyToken(base);
    tokens.set(base, token);
    token.colors.set(mode ?? usual, shown);
    token.declarations.set(mode ?? usual, declarationOf(origin, file));
    rememberWide(wide, base, color.color, shown.color);
  }
  if (tokens.size === 0) {
    const problem = 'its front matter and YAML blocks define no color in colors or components';
    throw new FormatError('no_colors', file.name, 0, problem);
  }
  return {
    contexts: [usual, ...modes.filter((mode) => mode !== usual)],
    tokens,
    unread,
    notes: [...notesOnUnread(unread), ...notesOnWide(wide), ...notesOnProse(file, blocks)],
  };
}

const emptyToken = (name: string) => ({
  name,
  colors: new Map<string, ParsedColor>(),
  declarations: new Map<string, Declaration>(),
  problems: new Map<string, string>(),
});

type Values = ReadonlyMap<string, DesignValue>;

/** The modes of which a plain background and a text have names of their own. */
function modesOf(values: Values): string[] {
  const names = [...values.values()].flatMap(({ group, name }) => (group === 'colors' ? name : []));
  const has = (name: string) => values.has(`colors.${name}`);
  return ENDINGS.filter((mode) => {
    const bases = names.flatMap((name) =>
      name.endsWith(`-${mode}`) ? name.slice(0, -mode.length - 1) : [],
    );
    const known = bases.filter(has);
    return (
      known.some((base) => PLAIN_GROUND.test(base)) && known.some((base) => WRITTEN.test(base))
    );
  });
}

function splitMode({ path, group, name, property }: DesignValue, values: Values, modes: string[]) {
  const mode = modes.find((one) => name.endsWith(`-${one}`));
  const base = mode && [group, name.slice(0, -mode.length - 1), property].filter(Boolean).join('.');
  return base && values.has(base) ? { base, mode } : { base: path, mode: undefined };
}

/** The color of a value and where it is written, through references; or why there is none. */
function createFollowing(file: ContextFile, values: Values) {
  const known = new Map<string, { color: ParsedColor; origin: DesignValue } | string>();
  return (value: DesignValue) => {
    const path: DesignValue[] = [];
    let at: DesignValue | undefined = value;
    while (at && !known.has(at.path)) {
      if (path.includes(at)) return `${at.path} refers to itself`;
      if (path.length > CONTEXT_LIMITS.chain) return 'its references are too many to follow';
      path.push(at);
      const target = /^\{([^{}]*)\}$/.exec(at.text)?.[1];
      if (target === undefined) {
        const color = readCssColor(at.text);
        known.set(at.path, typeof color === 'string' ? color : { color, origin: at });
      } else {
        at = values.get(target.trim());
        if (!at) return `there is no color ${target.slice(0, 60)} in ${file.name}`;
      }
    }
    const found = known.get(at!.path)!;
    for (const one of path) known.set(one.path, found);
    return found;
  };
}

const declarationOf = (
  { offset, length, text, quote }: DesignValue,
  { name }: ContextFile,
): Declaration => ({ file: name, offset, length, text, references: [], ...(quote && { quote }) });

/** Colors outside of the blocks only describe. */
function notesOnProse(file: ContextFile, blocks: ReturnType<typeof yamlBlocks>): string[] {
  const isInBlock = (at: number) => blocks.some(({ start, end }) => at >= start && at < end);
  const found = [...file.text.matchAll(/#[\da-f]{6}\b/gi)].filter(({ index }) => !isInBlock(index));
  if (found.length === 0) return [];
  const what = counted(found.length, '{color|colors}');
  return [
    `${file.name}: ${what} in its prose only describe what the tokens say, and are neither checked nor changed`,
  ];
}
