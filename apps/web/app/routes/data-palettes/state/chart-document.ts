import {
  CHART_KINDS,
  CHART_STYLES,
  type ChartKind,
  type ChartStyle,
  type Hex,
  toCssColor,
} from '@swatchwork/color';
import { CATEGORY_LIMITS, RAMP_LIMITS } from '@swatchwork/color/charts';

/** Which grounds the colors have to stand out from. */
export const GROUNDS = ['light', 'dark', 'both', 'none'] as const;

export type Ground = (typeof GROUNDS)[number];

type Range = readonly [low: number, high: number];

/** What decides about the palette. Texts are as they were typed, valid or not. */
export interface ChartDocument {
  readonly kind: ChartKind;
  readonly count: number;
  /** Of categories those that keep their places, of ramps up to two that it contains. */
  readonly colors: readonly string[];
  /** Places of these colors in the palette, from 0, in the same order. */
  readonly places: readonly number[];
  /** Which of these places give way to other colors of the next palette. */
  readonly loose: readonly number[];
  readonly style: ChartStyle;
  /** Of the palette among those of the style; empty for the first. */
  readonly seed: string;
  readonly ground: Ground;
  readonly light: string;
  readonly dark: string;
  /** The least WCAG contrast with each ground. */
  readonly contrast: number;
  /** 0 to 1. */
  readonly severity: number;
  /** How much the distance in gray counts, 0 to 1. */
  readonly gray: number;
  /** OKLCH. */
  readonly lightness: Range;
  readonly chroma: Range;
}

export const EXAMPLE: ChartDocument = {
  kind: 'categorical',
  count: 8,
  colors: [],
  places: [],
  loose: [],
  style: 'balanced',
  seed: '',
  ground: 'light',
  light: '#FFFFFF',
  dark: '#111111',
  contrast: 3,
  severity: 1,
  gray: 0,
  lightness: [0, 1],
  chroma: [0, 0.4],
};

export const CHROMA_END = EXAMPLE.chroma[1];

/** The largest contrast that is asked for; more is left to no two colors on two grounds. */
export const CONTRASTS = { min: 1, max: 7 } as const;

/** Steps of a ramp that count as continuous. */
export const CONTINUOUS = RAMP_LIMITS.max;

const USUAL_COUNT: Record<ChartKind, number> = { categorical: 8, sequential: 9, diverging: 9 };

export const limitsOf = (kind: ChartKind) =>
  kind === 'categorical' ? CATEGORY_LIMITS : RAMP_LIMITS;

/** The most colors that may be given: all of them for categories, two for ramps. */
export const mostColors = (kind: ChartKind): number =>
  kind === 'categorical' ? CATEGORY_LIMITS.max : 2;

/** The document of another kind: as much of it as that kind can use. */
export function ofKind(document: ChartDocument, kind: ChartKind): ChartDocument {
  const { min, max } = limitsOf(kind);
  const isRamp = kind !== 'categorical';
  const wasRamp = document.kind !== 'categorical';
  const kept = placedColors(document).filter(({ isLocked }) => isLocked);
  return {
    ...document,
    kind,
    count: isRamp === wasRamp ? clamp(document.count, min, max) : USUAL_COUNT[kind],
    ...placing(kept.slice(0, mostColors(kind)).map((one, place) => ({ ...one, place }))),
  };
}

/** A color that stands in the palette as it is. */
export interface PlacedColor {
  readonly text: string;
  /** From 0. */
  readonly place: number;
  /** Whether it stays when another palette is made. */
  readonly isLocked: boolean;
}

export const placedColors = ({ colors, places, loose }: ChartDocument): PlacedColor[] =>
  colors.map((text, i) => {
    const place = places[i] ?? i;
    return { text, place, isLocked: !loose.includes(place) };
  });

/** The change that holds these colors and no others. */
export function placing(placed: readonly PlacedColor[]) {
  const inOrder = placed.toSorted((a, b) => a.place - b.place);
  return {
    colors: inOrder.map(({ text }) => text),
    places: inOrder.map(({ place }) => place),
    loose: inOrder.flatMap(({ place, isLocked }) => (isLocked ? [] : [place])),
  };
}

/** A color that covers what is behind it, or the nearest in sRGB. */
export function readOpaque(text: string): Hex | undefined {
  const color = toCssColor(text);
  return color?.alpha === undefined ? color?.hex : undefined;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Reads a link of any origin and never fails: unreadable parts get their default. */
export function readDocument(params: URLSearchParams): ChartDocument {
  const kind = CHART_KINDS.find((one) => one === params.get('kind')) ?? EXAMPLE.kind;
  const { min, max } = limitsOf(kind);
  const colors = params
    .getAll('c')
    .flatMap(splitColors)
    .filter((text) => text !== '')
    .slice(0, mostColors(kind))
    .map((text) => text.slice(0, LONGEST_COLOR));
  const places = readPlaces(params.get('at'));
  const isPlaced = places.length === colors.length && new Set(places).size === places.length;
  return {
    kind,
    count: Math.round(readNumber(params.get('count'), min, max, USUAL_COUNT[kind])),
    colors,
    places: isPlaced && kind === 'categorical' ? places : colors.map((_, i) => i),
    loose: kind === 'categorical' ? readPlaces(params.get('loose')) : [],
    style: CHART_STYLES.find((one) => one === params.get('style')) ?? EXAMPLE.style,
    seed: (params.get('seed') ?? '').slice(0, LONGEST_SEED),
    ground: GROUNDS.find((one) => one === params.get('ground')) ?? EXAMPLE.ground,
    light: readGround(params.get('light'), EXAMPLE.light),
    dark: readGround(params.get('dark'), EXAMPLE.dark),
    contrast: readNumber(params.get('contrast'), CONTRASTS.min, CONTRASTS.max, EXAMPLE.contrast),
    severity: readNumber(params.get('severity'), 0, 100, 100 * EXAMPLE.severity) / 100,
    gray: readNumber(params.get('gray'), 0, 100, 100 * EXAMPLE.gray) / 100,
    lightness: readRange(params.getAll('lightness'), 1, EXAMPLE.lightness),
    chroma: readRange(params.getAll('chroma'), CHROMA_END, EXAMPLE.chroma),
  };
}

const LONGEST_SEED = 40;

/** Places as people count them, with dashes. */
const readPlaces = (text: string | null): number[] =>
  (text ?? '')
    .split('-')
    .map((place) => Number(place) - 1)
    .filter((place) => Number.isInteger(place) && place >= 0 && place < CATEGORY_LIMITS.max);

const writePlaces = (places: readonly number[]): string =>
  places.map((place) => place + 1).join('-');

/** Letters of a color that are kept; the longest notations have about sixty. */
const LONGEST_COLOR = 80;

/** Colors may stand in one entry, with commas; notations in which commas may be part of a color have one each. */
const splitColors = (entry: string): string[] =>
  (entry.includes('(') ? [entry] : entry.split(',')).flatMap((text) =>
    /^[\s#\da-f-]*$/i.test(text)
      ? text
          .trim()
          .split(/[\s-]+/)
          .map(withHash)
      : [text.trim()],
  );

const withHash = (text: string) => (/^([\da-f]{3}|[\da-f]{6})$/i.test(text) ? `#${text}` : text);

const readGround = (text: string | null, usual: string): string =>
  text?.trim() ? withHash(text.trim()).slice(0, LONGEST_COLOR) : usual;

function readNumber(text: string | null, min: number, max: number, usual: number): number {
  const value = Number(text?.trim() || Number.NaN);
  return Number.isFinite(value) ? clamp(value, min, max) : usual;
}

function readRange(texts: readonly string[], end: number, usual: Range): Range {
  const [low, high] = texts.flatMap((text) => text.split('-'));
  const range = [
    readNumber(low ?? null, 0, end, usual[0]),
    readNumber(high ?? null, 0, end, usual[1]),
  ] as const;
  return range[0] <= range[1] ? range : usual;
}

/** The entries of an address, without defaults. */
export function documentEntries(document: ChartDocument): [string, string][] {
  const { kind, count, colors, places, loose, style, seed, ground, light, dark } = document;
  const isRamp = kind !== 'categorical';
  const isFirst = places.every((place, i) => place === i);
  const entries: [string, string][] = [
    ['kind', kind === EXAMPLE.kind ? '' : kind],
    ['count', count === USUAL_COUNT[kind] ? '' : String(count)],
    ['style', style === EXAMPLE.style ? '' : style],
    ['seed', seed],
    ...colors.map((text): [string, string] => ['c', withoutHash(text)]),
    ['at', isFirst ? '' : writePlaces(places)],
    ['loose', writePlaces(loose)],
    ['light', light === EXAMPLE.light ? '' : withoutHash(light)],
    ['dark', dark === EXAMPLE.dark ? '' : withoutHash(dark)],
    ...(isRamp ? [] : demandEntries(document, ground)),
  ];
  return entries.filter(([, value]) => value !== '');
}

function demandEntries(document: ChartDocument, ground: Ground): [string, string][] {
  const { contrast, severity, gray, lightness, chroma } = document;
  return [
    ['ground', ground === EXAMPLE.ground ? '' : ground],
    ['contrast', contrast === EXAMPLE.contrast ? '' : String(contrast)],
    ['severity', severity === EXAMPLE.severity ? '' : percent(severity)],
    ['gray', gray === EXAMPLE.gray ? '' : percent(gray)],
    ['lightness', isRange(lightness, EXAMPLE.lightness) ? '' : lightness.join('-')],
    ['chroma', isRange(chroma, EXAMPLE.chroma) ? '' : chroma.join('-')],
  ];
}

const percent = (share: number) => String(Math.round(100 * share));

const isRange = (a: Range, b: Range) => a.join() === b.join();

const withoutHash = (text: string) => (/^#[\da-f]{6}$/i.test(text) ? text.slice(1) : text);
