import { contrastRatio } from '../contrast/wcag.ts';
import { clip } from '../gamut.ts';
import { CSS_SPACES } from '../mixing/css-spaces.ts';
import type { ParsedColor } from '../parse/parsed-color.ts';
import { parseColor } from '../parse.ts';
import { BLACK, WHITE } from '../spaces/srgb.ts';
import { isMath, readQuantity } from './calculate.ts';
import { isColorFunction, readColorFunction } from './color-functions.ts';
import { type Component, isReference, isWord, splitAt, trim, withoutSpaces } from './components.ts';
import { type ComputedColor, toSrgb } from './computed-color.ts';
import { HUE_WAYS, mixComputed } from './mix-colors.ts';
import { Unreadable, unreadable } from './unreadable.ts';

type Scheme = 'light' | 'dark';

/** Reads a function that a language adds to those of CSS; undefined for one that it does not know. */
export type CallReader = (
  name: string,
  body: readonly Component[],
  next: (component: Component) => ComputedColor,
) => ComputedColor | undefined;

/**
 * The color of a value without references, as browsers compute it on the root of a page. Three numbers
 * as `222 47% 11%` are the channels of hsl(), as older themes of shadcn/ui have them.
 *
 * @param scheme The color scheme that `light-dark()` follows; absent where there is none to follow.
 * @param call Functions of Sass and Less, which CSS has not.
 * @returns The color, maybe outside of sRGB; or why there is none.
 * @see https://www.w3.org/TR/css-color-5/
 */
export function evaluateColor(
  value: readonly Component[],
  scheme?: Scheme,
  call?: CallReader,
): ParsedColor | string {
  try {
    const components = trim(value);
    const [first] = components;
    if (!first) return 'it is empty';
    const computed = isTriple(components)
      ? readColorFunction('hsl', components, () => unreadable('it is not a color'))
      : components.length === 1
        ? readColor(first, scheme, call)
        : unreadable('it is not a color');
    const unbound = toSrgb(computed);
    const color = isPlainHsl(first) ? clip(unbound) : unbound;
    if (![color.r, color.g, color.b].every(Number.isFinite)) return 'its channels are infinite';
    return { color, alpha: computed.alpha ?? 0, space: computed.space };
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** What browsers show within sRGB, though they take more where it is a part of another color. */
const isPlainHsl = (component: Component): boolean =>
  component.type === 'function' &&
  /^hsla?$/.test(component.name) &&
  !isWord(withoutSpaces(component.body)[0], 'from');

/** Whether browsers take a value for a color, whatever it stands for. */
export function isColorSyntax(value: readonly Component[]): boolean {
  const [first] = trim(value);
  if (first?.type === 'ident' && DEVICE_COLORS.has(first.value.toLowerCase())) return true;
  return hasReference(value) || typeof evaluateColor(value, 'light') !== 'string';
}

const hasReference = (components: readonly Component[]): boolean =>
  components.some(
    (one) =>
      (one.type === 'function' || one.type === 'block') &&
      ((one.type === 'function' && isReference(one)) || hasReference(one.body)),
  );

const DEVICE_COLORS: ReadonlySet<string> = new Set([
  'currentcolor',
  'canvas',
  'canvastext',
  'linktext',
  'visitedtext',
  'activetext',
  'buttonface',
  'buttontext',
  'buttonborder',
  'field',
  'fieldtext',
  'highlight',
  'highlighttext',
  'selecteditem',
  'selecteditemtext',
  'mark',
  'marktext',
  'graytext',
  'accentcolor',
  'accentcolortext',
]);

function isTriple(components: readonly Component[]): boolean {
  const [h, s, l, slash, alpha, ...more] = withoutSpaces(components);
  if (h?.type !== 'number' || h.unit === '%' || more.length > 0) return false;
  const arePercent = [s, l].every((one) => one?.type === 'number' && one.unit === '%');
  return arePercent && (slash === undefined || alpha?.type === 'number');
}

function readColor(
  component: Component,
  scheme: Scheme | undefined,
  call?: CallReader,
): ComputedColor {
  if (component.type === 'hash') return literal(`#${component.value}`);
  if (component.type === 'ident') {
    if (DEVICE_COLORS.has(component.value.toLowerCase())) {
      return unreadable(`${component.value} depends on the device or the context`);
    }
    return literal(component.value);
  }
  if (component.type !== 'function') return unreadable('it is not a color');
  const { name, body } = component;
  const next = (inner: Component) => readColor(inner, scheme, call);
  const own = call?.(name, body, next);
  if (own) return own;
  if (isColorFunction(name)) return readColorFunction(name, body, next);
  if (name === 'color-mix') return readMix(body, next);
  if (name === '--alpha') return readAlpha(body, next);
  if (name === 'light-dark') {
    const parts = splitAt(body, ',').map(only);
    if (parts.length !== 2) return unreadable('light-dark() must have two colors');
    const colors = parts.map(next);
    if (!scheme) return unreadable('light-dark() follows the color scheme of a page');
    return colors[scheme === 'light' ? 0 : 1]!;
  }
  if (name === 'contrast-color') return readContrast(next(only(trim(body))));
  return unreadable(`${name.slice(0, 40)}() is not supported`);
}

function literal(text: string): ComputedColor {
  // Six digits without # are no color in CSS.
  const parsed =
    /^[#a-z]/i.test(text) && !/^[\da-f]{6}$/i.test(text) ? parseColor(text) : undefined;
  if (!parsed) return unreadable('it is not a color');
  const { r, g, b } = parsed.color;
  return { space: 'srgb', channels: [r, g, b], alpha: parsed.alpha };
}

function only(components: readonly Component[]): Component {
  const [one, ...more] = components;
  return one && more.length === 0 ? one : unreadable('it is not a color');
}

/** Black or white, whichever has more contrast. */
function readContrast(color: ComputedColor): ComputedColor {
  const opaque = clip(toSrgb(color));
  const isWhite = contrastRatio(WHITE, opaque) >= contrastRatio(BLACK, opaque);
  return literal(isWhite ? 'white' : 'black');
}

function readMix(
  body: readonly Component[],
  next: (component: Component) => ComputedColor,
): ComputedColor {
  const parts = splitAt(body, ',');
  const method = isWord(parts[0]?.[0], 'in') ? readMethod(parts.shift()!) : DEFAULT_METHOD;
  if (parts.length !== 2) return unreadable('color-mix() must have two colors');
  const [one, other] = parts.map((part) => readPart(part, next));
  const shares = [
    one!.share ?? 1 - (other!.share ?? 0.5),
    other!.share ?? 1 - (one!.share ?? 0.5),
  ] as const;
  const total = shares[0] + shares[1];
  const share = total === 0 ? 0.5 : shares[1] / total;
  const mixed = mixComputed([one!.color, other!.color], share, method.space, method.way);
  const { alpha } = mixed;
  return { ...mixed, alpha: alpha === undefined ? undefined : alpha * Math.min(1, total) };
}

/** Of Tailwind: `--alpha(red / 50%)` is `color-mix(in oklab, red 50%, transparent)`. */
function readAlpha(
  body: readonly Component[],
  next: (component: Component) => ComputedColor,
): ComputedColor {
  const [color, share, ...more] = splitAt(body, '/').map(only);
  if (!color || !share || more.length > 0)
    return unreadable('--alpha() must have a color and a percentage');
  const { value, unit } = readQuantity(share);
  const part = Math.min(1, Math.max(0, unit === '%' ? value / 100 : value));
  return mixComputed([next(color), literal('transparent')], 1 - part, 'oklab', 'shorter');
}

const DEFAULT_METHOD = { space: 'oklab', way: 'shorter' } as const;

/** `in oklch longer hue`. */
function readMethod(components: readonly Component[]) {
  const words = withoutSpaces(components).map((one) =>
    one.type === 'ident' ? one.value.toLowerCase() : '',
  );
  const [, space = '', word, hue, ...more] = words;
  const way = HUE_WAYS.find((each) => each === word);
  const isPolar = Object.hasOwn(CSS_SPACES, space) && CSS_SPACES[space]!.polar !== undefined;
  const isSound = word === undefined || (way && hue === 'hue' && isPolar && more.length === 0);
  if (!Object.hasOwn(CSS_SPACES, space) || !isSound) {
    return unreadable(`color-mix() in ${space.slice(0, 40) || 'no space'} is not supported`);
  }
  return { space, way: way ?? 'shorter' };
}

/** A color and its share, in any order. */
function readPart(components: readonly Component[], next: (component: Component) => ComputedColor) {
  const parts = withoutSpaces(components);
  const isShare = (one: Component) =>
    one.type === 'number' || (one.type === 'function' && isMath(one.name));
  const shares = parts.filter(isShare).map((one) => ({ one, quantity: readQuantity(one) }));
  const color = next(only(parts.filter((one) => !isShare(one))));
  const [first, ...more] = shares;
  if (!first) return { color, share: undefined };
  const { value, unit } = first.quantity;
  const isLiteral = first.one.type === 'number';
  if (more.length > 0 || unit !== '%' || (isLiteral && (value < 0 || value > 100))) {
    return unreadable('a percentage of color-mix() must be 0% to 100%');
  }
  return { color, share: Math.min(100, Math.max(0, value || 0)) / 100 };
}
