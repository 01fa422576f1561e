import { LIMITS } from '../limits.ts';
import type { Box, Paint, Placed } from '../sample.ts';
import { type Around, contextOf } from './context.ts';
import { isMatching, tagOf } from './dom.ts';

const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="link"]';
const PICTURES = new Set(['img', 'video', 'canvas', 'object', 'embed']);
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CLEAR = /^(?:transparent$|rgba\(.*, 0\)$)/;

export const isSeen = (color: string): boolean =>
  color !== '' && color.length <= LIMITS.color && !CLEAR.test(color);

/** What an element paints apart from its text and its content: background, borders, a picture. */
export function paintsOf(element: Element, style: CSSStyleDeclaration, place: Placed): Paint[] {
  const tag = tagOf(element);
  if (element instanceof SVGElement && tag !== 'svg') return drawingOf(style, place);
  const role = () => (isMatching(element, CONTROLS) ? 'control' : 'surface');
  const paints = [...backgroundOf(style, place, role), ...bordersOf(style, place)];
  if (PICTURES.has(tag)) paints.push({ ...place, role: 'picture', colors: [] });
  return paints;
}

/** The background: its color below its gradients and pictures. */
export function backgroundOf(
  style: CSSStyleDeclaration,
  place: Placed,
  roleOf: () => 'page' | 'surface' | 'control',
): Paint[] {
  const paints: Paint[] = [];
  const color = style.backgroundColor;
  const image = style.backgroundImage;
  if (!isSeen(color) && (image === 'none' || image === '')) return paints;
  // A background that only its text shows paints no box.
  if (style.backgroundClip === 'text') return paints;
  if (isSeen(color)) paints.push({ ...place, role: roleOf(), colors: [color] });
  if (image.includes('url(') || image.includes('image-set(') || image.includes('element(')) {
    paints.push({ ...place, role: 'picture', colors: [] });
  } else if (image !== 'none' && image !== '') {
    paints.push({ ...place, role: 'gradient', colors: [image.slice(0, LIMITS.gradient)] });
  }
  return paints;
}

function drawingOf(style: CSSStyleDeclaration, place: Placed): Paint[] {
  const color = isSeen(style.fill) && style.fill !== 'none' ? style.fill : style.stroke;
  if (color === 'none' || !isSeen(color) || color.includes('url(')) return [];
  return [{ ...place, role: 'drawing', colors: [color] }];
}

function bordersOf(style: CSSStyleDeclaration, place: Placed): Paint[] {
  // Most elements have none: one question in place of twelve.
  if (style.borderWidth === '0px') return [];
  return SIDES.flatMap((side) => {
    const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
    const color = style.getPropertyValue(`border-${side}-color`);
    const line = style.getPropertyValue(`border-${side}-style`);
    if (!(width > 0) || line === 'none' || line === 'hidden' || !isSeen(color)) return [];
    return [{ ...place, box: edgeOf(place.box, side, width), role: 'border', colors: [color] }];
  });
}

function edgeOf(box: Box, side: (typeof SIDES)[number], width: number): Box {
  const isAcross = side === 'top' || side === 'bottom';
  return {
    x: side === 'right' ? box.x + box.width - width : box.x,
    y: side === 'bottom' ? box.y + box.height - width : box.y,
    width: isAcross ? box.width : Math.min(width, box.width),
    height: isAcross ? Math.min(width, box.height) : box.height,
  };
}

/**
 * What stands before and after the content of an element, where it has a background. Its box is known
 * where it is placed absolutely; else it is taken to begin, or to end, where the element does.
 *
 * @param around The place of the content of the element.
 */
export function addedPaintsOf(element: Element, box: Box, around: Around, count: number): Paint[] {
  return (['::before', '::after'] as const).flatMap((which) => {
    const style = getComputedStyle(element, which);
    const { content } = style;
    if (content === 'none' || content === 'normal' || style.display === 'none') return [];
    const number = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const [width, height] = [number('width'), number('height')];
    if (width <= 0 || height <= 0) return [];
    const { order, groups, opacity, position } = contextOf(
      around,
      style,
      count + (which === '::after' ? 0.9 : 0.1),
    );
    if (opacity === 0) return [];
    const isPlaced = position === 'absolute';
    const isLast = which === '::after';
    const x = box.x + (isPlaced ? number('left') : 0);
    const y = box.y + (isPlaced ? number('top') : isLast ? box.height - height : 0);
    return backgroundOf(style, { box: { x, y, width, height }, order, groups }, () => 'surface');
  });
}
