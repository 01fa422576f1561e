import { formatHex, type Hex, seePair, textMinimum, worstOf } from '@swatchwork/color';

import type { Box, PageSample, Paint, Text } from '../sample.ts';
import { flatten, type GroupedLayer } from './flatten.ts';
import { byOrder } from './order.ts';
import { readColor, readStops } from './read-colors.ts';

/** A text as it is seen. */
export interface JudgedText {
  readonly text: Text;
  /** Of the text, with its opacity, upon what lies below it. */
  readonly ink: Hex;
  readonly ground: Hex;
  /** Not rounded. */
  readonly ratio: number;
  /** What WCAG 2.2 asks at level AA. */
  readonly target: number;
  /**
   * `unsure` where a person has to look: below lies a picture or a gradient, something lies above,
   * or the text is a single sign, which may be an icon.
   */
  readonly verdict: 'pass' | 'fail' | 'unsure';
}

/**
 * Judges every text of a document that WCAG asks contrast of.
 *
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function judgeContrast(sample: PageSample): JudgedText[] {
  const paintsAt = inBands(sample.paints, sample.box);
  return sample.texts
    .filter(({ isExempt }) => !isExempt)
    .flatMap((text) => judge(text, paintsAt(center(text))) ?? []);
}

const center = ({ box }: Text) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function judge(text: Text, paints: readonly Paint[]): JudgedText | undefined {
  const color = readColor(text.color);
  if (!color) return undefined;
  const isBelow = (paint: Paint) => byOrder(paint, text) <= 0;
  const below = paints.filter(isBelow);
  const seen = below.slice(Math.max(0, below.findLastIndex(isCovering)));
  const isCovered = paints.some((paint) => !isBelow(paint) && isCovering(paint));
  const hasPicture = seen.some(({ role }) => role === 'picture');
  const hasGradient = seen.some(({ role }) => role === 'gradient');

  const tries = Array.from({ length: turnsOf(seen) }, (_, turn) => {
    const layers = seen.flatMap((paint) => layerOf(paint, turn) ?? []);
    const ground = flatten(layers);
    const ink = flatten([...layers, { ...color, groups: text.groups }]);
    return seePair(ink, ground);
  });
  const { foreground, background, ratio } = worstOf(tries);
  const target = textMinimum(text);
  const isPassing = ratio >= target;
  const isUnsure = hasPicture || isCovered || (!isPassing && (hasGradient || text.length === 1));
  const verdict = isUnsure ? 'unsure' : isPassing ? 'pass' : 'fail';
  return {
    text,
    ink: formatHex(foreground),
    ground: formatHex(background),
    ratio,
    target,
    verdict,
  };
}

/** Most colors of a gradient that are tried below a text. */
const MOST_TURNS = 8;

/** How many colors the gradients have: a text passes that passes on each of them. */
const turnsOf = (paints: readonly Paint[]): number =>
  Math.min(MOST_TURNS, Math.max(1, ...paints.map((paint) => stopsOf(paint).length)));

const stopsOf = ({ role, colors: [first = ''] }: Paint) =>
  role === 'gradient' ? readStops(first) : [];

function layerOf(paint: Paint, turn: number): GroupedLayer | undefined {
  const stops = stopsOf(paint);
  const layer =
    paint.role === 'gradient' ? stops[turn % stops.length] : readColor(paint.colors[0] ?? '');
  return layer && { ...layer, groups: paint.groups };
}

/** Whether nothing below is seen. */
const isCovering = ({ role, colors: [first = ''], groups }: Paint): boolean =>
  role !== 'gradient' && groups.length === 0 && readColor(first)?.alpha === 1;

const BANDS = 256;

/**
 * Finds what is painted at a point, the lowest first.
 *
 * @param whole The document, which is cut into bands so that a point is compared with few boxes.
 */
function inBands(
  paints: readonly Paint[],
  whole: Box,
): (point: { x: number; y: number }) => Paint[] {
  const height = whole.height / BANDS;
  const bandOf = (y: number) =>
    Math.max(0, Math.min(BANDS - 1, Math.floor((y - whole.y) / height)));
  const bands: Paint[][] = Array.from({ length: BANDS }, () => []);
  for (const paint of paints.toSorted(byOrder)) {
    const last = bandOf(paint.box.y + paint.box.height);
    for (let band = bandOf(paint.box.y); band <= last; band++) bands[band]!.push(paint);
  }
  return ({ x, y }) =>
    bands[bandOf(y)]!.filter(
      ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
}
