import { amount } from './channel.ts';
import { COLOR_SPACES } from './color-spaces.ts';
import { readComponents } from './component.ts';
import { NOTATIONS, type Notation, type Parts } from './notations.ts';
import type { ParsedColor } from './parsed-color.ts';

const FUNCTION = /^([a-z]+)\(([^()]*)\)$/;
const SPACE_AND_REST = /^\s*([a-z][\w-]*)(.*)$/s;

/** Reads lower-case `name(…)`; undefined for what CSS Color 4 does not allow. */
export function parseFunction(source: string): ParsedColor | undefined {
  const { notation, parts } = splitFunction(source);
  return finish(notation, parts);
}

/** The notation of lower-case `name(…)` and its components, which are not checked yet. */
export function splitFunction(source: string): {
  notation: Notation | undefined;
  parts: Parts | undefined;
} {
  const [, name = '', body = ''] = FUNCTION.exec(source) ?? [];
  if (name === 'color') {
    const [, space = '', rest = ''] = SPACE_AND_REST.exec(body) ?? [];
    return { notation: COLOR_SPACES.get(space), parts: splitAtSlash(rest) };
  }
  const notation = NOTATIONS.get(name);
  const parts = body.includes(',') ? splitAtCommas(body, notation) : splitAtSlash(body);
  return { notation, parts };
}

/** `1 2 3` or `1 2 3 / 4`. */
function splitAtSlash(body: string): Parts | undefined {
  const [before = '', after, ...more] = body.split('/');
  const components = readComponents(before);
  if (!components || more.length > 0) return undefined;
  if (after === undefined) return { components };
  const alpha = readComponents(after);
  return alpha?.length === 1 ? { components, alpha: alpha[0] } : undefined;
}

/** `1, 2, 3` or `1, 2, 3, 4`, as rgb() and hsl() were written before; without `none`. */
function splitAtCommas(body: string, notation: Notation | undefined): Parts | undefined {
  const parts = body.split(',').map(readComponents);
  const all = parts.flatMap((part) => (part?.length === 1 ? part : []));
  if (all.length !== parts.length || all.length > 4) return undefined;
  const components = all.slice(0, 3);
  const alpha = all[3];
  if (!notation?.allowsCommas?.(components) || alpha?.unit === 'none') return undefined;
  return { components, alpha, hasCommas: true };
}

const readAlpha = amount(1, 0, 1);

/**
 * The most that a channel of sRGB may be: of more, the linear light overflows where a difference
 * squares it. Numbers such as 1e999 do so before.
 */
const MOST = 1e60;

function finish(notation: Notation | undefined, parts: Parts | undefined): ParsedColor | undefined {
  if (!notation || parts?.components.length !== 3) return undefined;
  const alpha = parts.alpha ? readAlpha(parts.alpha) : 1;
  const [a, b, c] = notation.channels.map((read, index) => read(parts.components[index]!));
  if (a === undefined || b === undefined || c === undefined || alpha === undefined) {
    return undefined;
  }
  const { r, g, b: blue } = notation.toSrgb(a, b, c, parts);
  if (![r, g, blue].every((channel) => Math.abs(channel) <= MOST)) return undefined;
  return { color: { r, g, b: blue }, alpha, space: notation.space };
}
