import type { ReadPalette } from './palette.ts';
import { PaletteBuilder } from './palette-builder.ts';
import { isObject, type JsonObject } from './parse-json.ts';
import { findTokens, resolve, type Token } from './token-tree.ts';
import { TOKEN_EXTENSION } from './tokens.ts';

const FORMAT = 'Design tokens';

/**
 * Reads the colour tokens of a file of the Design Tokens Community Group, in the order they stand
 * in: groups hand their type down, aliases are followed, `$extends` is honoured. Hex texts as
 * values, which drafts before 2025.10 had, are read as well.
 *
 * @param root The parsed JSON.
 * @throws {FormatError} If a colour token breaks the rules or points in a circle.
 * @see https://www.designtokens.org/TR/2025.10/format/
 */
export function readTokens(root: JsonObject): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  let others = 0;
  let texts = 0;
  for (const token of findTokens(root, palette)) {
    const value = resolve(token, root, palette);
    if (value === undefined) {
      others += 1;
    } else {
      if (typeof value === 'string') texts += 1;
      addValue(palette, value, token);
    }
  }
  palette.name = paletteName(root);
  if (others > 0) palette.note(`${others} tokens of other types were left out.`);
  if (texts > 0) palette.note(`${texts} colours were texts, which the format no longer allows.`);
  return palette.build();
}

/** A file of one group is named by it. */
function paletteName(root: JsonObject): string {
  const groups = Object.entries(root).filter(([key]) => !key.startsWith('$'));
  const [key = '', group] = groups.length === 1 ? groups[0]! : [];
  return isObject(group) && !('$value' in group) ? (originalName(group) ?? groupName(key)) : '';
}

const groupName = (key: string) => (key === 'palette' ? '' : key);

function originalName({ $extensions }: JsonObject): string | undefined {
  const name = isObject($extensions) ? $extensions[TOKEN_EXTENSION] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function addValue(palette: PaletteBuilder, value: unknown, { path, node }: Token): void {
  const own = path.length > 1 ? path.slice(1) : path; // without the group around everything
  const key = own.join(' ');
  const name = originalName(node) ?? (/^color-\d+$/.test(key) ? undefined : key);
  const css = typeof value === 'string' ? value : toCss(value);
  if (!palette.addCss(css ?? '', 0, name)) {
    throw palette.broken(0, `the value of ${path.join('.')} is no colour`);
  }
}

/** Percentages where the format has 0…100, as CSS writes them. */
const NOTATIONS: Partial<Record<string, (a: string, b: string, c: string) => string>> = {
  hsl: (h, s, l) => `hsl(${h} ${s} ${l}`,
  hwb: (h, w, b) => `hwb(${h} ${w} ${b}`,
  lab: (l, a, b) => `lab(${l} ${a} ${b}`,
  lch: (l, c, h) => `lch(${l} ${c} ${h}`,
  oklab: (l, a, b) => `oklab(${l} ${a} ${b}`,
  oklch: (l, c, h) => `oklch(${l} ${c} ${h}`,
};

function toCss(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { colorSpace, components, alpha = 1 } = value;
  if (typeof colorSpace !== 'string' || !Array.isArray(components)) return undefined;
  if (components.length !== 3 || typeof alpha !== 'number') return undefined;
  if (!components.every((part) => part === 'none' || Number.isFinite(part))) return undefined;
  const [a, b, c] = components.map(String) as [string, string, string];
  const start = NOTATIONS[colorSpace]?.(a, b, c) ?? `color(${colorSpace} ${a} ${b} ${c}`;
  return `${start} / ${alpha})`;
}
