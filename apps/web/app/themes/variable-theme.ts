import type { ColorRole, Inks } from '@swatchwork/color';

import type { SceneColors } from '../designs/art/scene-colors.ts';
import type { Theme, Tone } from '../designs/kit/theme.ts';

const GROUNDS = ['page', 'surface', 'primary', 'secondary', 'accent', 'bar'] as const;
const SCENE = ['sky', 'sun', 'farthest', 'far', 'middle', 'near', 'nearest', 'pale'] as const;

export type DesignGround = (typeof GROUNDS)[number];

/** The variables of a design: its grounds, what is written on each, a landscape and a chart. */
export type DesignVariable =
  | DesignGround
  | `on-${DesignGround}-${keyof Inks}`
  | `scene-${keyof SceneColors}`
  | `series-${1 | 2 | 3 | 4}`;

const tone = (name: DesignVariable): Tone => `var(--design-${name})`;

const inksOn = (ground: DesignGround) => ({
  text: tone(`on-${ground}-text`),
  soft: tone(`on-${ground}-soft`),
  strong: tone(`on-${ground}-strong`),
});

const PAGE_INKS = inksOn('page');
const INKS = new Map(GROUNDS.map((ground) => [tone(ground), inksOn(ground)]));

const ROLES: Record<ColorRole, Tone> = {
  page: tone('page'),
  surface: tone('surface'),
  text: PAGE_INKS.text,
  primary: tone('primary'),
  secondary: tone('secondary'),
  accent: tone('accent'),
};

const SERIES = [tone('series-1'), tone('series-2'), tone('series-3'), tone('series-4')];

/**
 * The colors of every design are variables of its container (`designVariables`): a changed theme
 * repaints the designs, and none is rendered again.
 */
export const VARIABLE_THEME: Theme = {
  palette: SERIES,
  roles: ROLES,
  bar: tone('bar'),
  scene: Object.fromEntries(SCENE.map((part) => [part, tone(`scene-${part}`)])) as Theme['scene'],
  tiles: [tone('primary'), tone('accent'), tone('scene-pale'), tone('scene-far'), tone('page')],
  inksOn: (ground) => INKS.get(ground) ?? PAGE_INKS,
  fillOn: (ground, order) => ROLES[order.find((role) => ROLES[role] !== ground) ?? 'text'],
  seriesOn: () => SERIES,
  paint: (color) => color,
};
