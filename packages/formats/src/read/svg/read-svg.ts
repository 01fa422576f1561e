import { parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { type XmlNode, xmlNodes } from '../../text/xml-nodes.ts';
import { type Declarations, declarationsOf, PAINTS, type Paint, SvgRules } from './svg-styles.ts';

/** What an element hands to those in it. Opacity of groups is not inherited but multiplies. */
interface Inherited {
  fill?: string;
  stroke?: string;
  'fill-opacity': number;
  'stroke-opacity': number;
  opacity: number;
  /** Whether nothing in it is painted: it only cuts or masks something else. */
  isHidden: boolean;
}

/** A color of the drawing. A `<title>` in the element names it. */
interface Found {
  css: string;
  alpha: number;
  name: string;
  at: number;
}

const ROOT: Inherited = { 'fill-opacity': 1, 'stroke-opacity': 1, opacity: 1, isHidden: false };

/**
 * Reads the paints of a drawing in their order, each color once with each opacity: those of attributes,
 * of `style` and of rules by class, id or element. What only cuts or masks is no paint, nor is what editors
 * note in elements and attributes of their own.
 *
 * @throws {FormatError} If no paint is a plain color.
 * @see https://www.w3.org/TR/SVG2/painting.html
 */
export function readSvg(text: string): ReadPalette {
  const palette = new PaletteBuilder('SVG');
  const drawing = new Drawing(text);
  let style = 0;
  for (const node of xmlNodes(text, 'SVG')) {
    if (node.kind === 'open' && node.name === 'style' && node.at >= style) {
      style = endOfStyle(text, node.at);
      drawing.rules.add(text.slice(text.indexOf('>', node.at) + 1, style));
    }
  }
  for (const node of xmlNodes(text, 'SVG')) drawing.read(node);
  const { repeated } = drawing;
  for (const rule of drawing.rules.others()) drawing.paint(rule, 0, ROOT, '');
  palette.name = drawing.title;
  for (const { css, at, name, alpha } of drawing.found) palette.addCss(css, at, name, alpha);
  const { unread, animated } = drawing;
  palette.tally(repeated, 'repeated {color was|colors were} left out.');
  palette.tally(
    unread,
    '{paint|paints} that {is|are} not {a |}plain {color was|colors were} left out.',
  );
  palette.tally(animated, '{animation|animations} of {a color was|colors were} left out.');
  return palette.build();
}

function endOfStyle(text: string, from: number): number {
  const plain = text.indexOf('</style', from);
  const prefixed = text.indexOf('</svg:style', from);
  const ends = [plain, prefixed].filter((end) => end >= 0);
  return ends.length > 0 ? Math.min(...ends) : text.length;
}

const HIDING = new Set(['clippath', 'mask']);
/** Elements before which a title is that of the drawing. */
const HEAD = new Set(['svg', 'title', 'desc', 'metadata', 'style']);
const ANIMATIONS = new Set(['animate', 'animatecolor', 'set', 'animatetransform', 'animatemotion']);

class Drawing {
  readonly rules = new SvgRules();
  readonly found: Found[] = [];
  title = '';
  repeated = 0;
  unread = 0;
  animated = 0;
  readonly #text: string;
  readonly #seen = new Set<string>();
  readonly #open: Inherited[] = [ROOT];
  #isInHead = true;
  /** What the element that was just opened paints first. */
  #last: Found | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  read({ kind, name, attributes, text, at, isEmpty }: XmlNode): void {
    if (kind === 'comment') return;
    if (kind === 'close') {
      if (this.#open.length > 1) this.#open.pop();
      this.#last = undefined;
      return;
    }
    const within = this.#open.at(-1)!;
    if (name === 'title') {
      if (this.#isInHead) this.title ||= text;
      else if (this.#last) this.#last.name = text;
    }
    this.#last = undefined;
    const isForeign = /^<(?!svg:)[\w.-]{1,100}:/.test(this.#text.slice(at, at + 110));
    const next = isForeign ? within : this.#element(name, attributes, at, within);
    if (!isEmpty) this.#open.push(next);
    if (!HEAD.has(name) && !isForeign) this.#isInHead = false;
  }

  #element(
    name: string,
    attributes: XmlNode['attributes'],
    at: number,
    within: Inherited,
  ): Inherited {
    if (ANIMATIONS.has(name)) {
      if ((attributes.get('attributename') ?? '').toLowerCase() in PAINTS) this.animated += 1;
      return within;
    }
    const style = declarationsOf(attributes.get('style') ?? '');
    const own: Declarations = new Map(attributes);
    for (const rule of this.rules.of(name, attributes))
      for (const [key, value] of rule) own.set(key, value);
    for (const [key, value] of style) own.set(key, value);
    return this.paint(own, at, within, name);
  }

  /** Adds what an element or a rule paints. @returns What it hands on. */
  paint(own: Declarations, at: number, within: Inherited, name: string): Inherited {
    const opacity = partOf(own.get('opacity'));
    const next: Inherited = {
      ...within,
      opacity: within.opacity * (name === 'stop' ? 1 : (opacity ?? 1)),
      isHidden: within.isHidden || HIDING.has(name),
    };
    for (const paint of ['fill', 'stroke'] as const) {
      const part = partOf(own.get(PAINTS[paint]));
      next[PAINTS[paint]] = part ?? within[PAINTS[paint]];
      const value = own.get(paint) ?? within[paint];
      if (value !== undefined) next[paint] = value;
      const isChanged = own.has(paint) || part !== undefined || opacity !== undefined;
      if (isChanged && value) this.#add(value, next[PAINTS[paint]] * next.opacity, at, next);
    }
    for (const [paint, opacityName] of Object.entries(PAINTS) as [Paint, string | undefined][]) {
      const value = own.get(paint);
      if (paint === 'fill' || paint === 'stroke' || !value) continue;
      const part = (opacityName && partOf(own.get(opacityName))) ?? 1;
      this.#add(value, Number(part) * next.opacity, at, next);
    }
    return next;
  }

  #add(value: string, alpha: number, at: number, { isHidden }: Inherited): void {
    if (isHidden) return;
    const css = plainPaint(value, this.rules.variables);
    if (NONE.test(css)) return;
    const parsed = parseColor(css);
    if (!parsed) {
      this.unread += 1;
      return;
    }
    const { r, g, b } = parsed.color;
    const key = [r, g, b, parsed.alpha * alpha].join();
    if (this.#seen.has(key)) {
      this.repeated += 1;
      return;
    }
    this.#seen.add(key);
    const found = { css, alpha, at, name: '' };
    this.#last ??= found;
    this.found.push(found);
  }
}

/** What paints nothing of its own: a gradient's stops are paints themselves, as is `color`. */
const NONE =
  /^(?:|none|transparent|current-?color|inherit|initial|unset|revert|context-(?:fill|stroke)|url\(.*)$/s;

/** A paint in lower case: the value of a variable, and without a profile's channels behind a color. */
function plainPaint(value: string, variables: Declarations): string {
  const [, name = '', fallback = ''] =
    /^var\(\s*(--[^\s,)]+)\s*(?:,(.*))?\)$/s.exec(value.trim()) ?? [];
  const known = name ? (variables.get(name) ?? fallback) : value;
  return known
    .replace(/\s+icc-color\(.*$/s, '')
    .trim()
    .toLowerCase();
}

/** An opacity such as `0.5` or `50%`; undefined for anything else. */
function partOf(value: string | undefined): number | undefined {
  const [, number, percent] = /^\s*(\d{0,9}(?:\.\d{1,20})?)\s*(%?)\s*$/.exec(value ?? '') ?? [];
  if (!number) return undefined;
  return Math.min(1, Number(number) / (percent ? 100 : 1));
}
