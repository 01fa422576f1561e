import { createDice, type Dice } from '../style-sheets/dice.ts';

const NAMES = ['red', 'Gold', 'rebeccapurple', 'transparent', 'LIME', 'gray', '#1DB954', '#abc8'];
const SPACES = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'display-p3-linear',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz',
  'xyz-d50',
  'xyz-d65',
];
/** In which nothing is mixed here: browsers differ there from the specification by up to 3/255. */
const CAMERA_SPACES = ['a98-rgb', 'prophoto-rgb', 'rec2020'];
const MIX_SPACES = [
  ...SPACES.filter((space) => !CAMERA_SPACES.includes(space)),
  ...['oklab', 'lab', 'oklch', 'lch', 'hsl', 'hwb'],
];

/** A text that is a color in CSS, or nearly one, from a seed. */
export function randomText(seed: string): string {
  const dice = createDice(seed);
  const isSpoiled = dice.chance(0.45);
  const text = dice.chance(0.55) ? plain(dice, isSpoiled) : nested(dice, 2);
  return isSpoiled ? spoil(text, dice) : text;
}

/** Left out, doubled, or put where it does not belong. */
function spoil(text: string, { below, pick }: Dice): string {
  const at = below(text.length);
  return pick([
    () => text.slice(0, at) + text.slice(at + 1),
    () =>
      text.slice(0, at) +
      pick(['%', 'deg', '.', ',', '/', ' ', '(', ')', '-', '+']) +
      text.slice(at),
    () => text.slice(0, at + 1) + text.slice(at),
    () => text.replace(/ /g, ''),
    () => text.replace(/ /, ''),
    () => text.replace(/[\s)]+$/, ''),
    () => text.replace(/\)+$/, ''),
    () => text.replace(/\s/, '/**/'),
    () => text.toUpperCase(),
    () => text.replaceAll(' ', '\n  '),
    () => text.replace(/[\d.]+/, pick(['none', '-0', '.5.5', '5.', '+7'])),
    () => `${text})`,
  ])();
}

/** @param isBound Keeps to percentages of 0 to 100: beyond, Chromium tells `HSL(` and `+1` from `hsl(` and `1`. */
function plain(dice: Dice, isBound: boolean): string {
  const { number, pick, chance } = dice;
  const name = pick([
    'rgb',
    'rgba',
    'hsl',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'color',
  ]);
  const percent = () => (isBound ? `${number(0, 100, 1)}%` : `${number(-40, 180, 1)}%`);
  const value = (most: number) =>
    pick([
      percent,
      percent,
      () => `${isBound ? number(0, most, 2) : number(-0.4 * most, 1.6 * most, 2)}`,
      () => 'none',
    ])();
  const hue = () =>
    pick([
      `${number(-400, 800, 1)}`,
      `${number(-90, 450)}deg`,
      `${number(-1, 2, 3)}turn`,
      `${number(0, 6, 2)}rad`,
      `${number(-400, 800)}grad`,
    ]);
  const full = {
    lab: [100, 100, 100],
    lch: [100, 150],
    oklab: [1, 0.4, 0.4],
    oklch: [1, 0.4],
    color: [1, 1, 1],
  } as const;
  const channels = () => {
    if (name === 'hwb' || name.startsWith('hsl')) return [hue(), value(100), value(100)];
    if (name.startsWith('rgb')) return [value(255), value(255), value(255)];
    const own = full[name as keyof typeof full].map(value);
    return own.length === 2 ? [...own, hue()] : own;
  };
  const space = name === 'color' ? `${pick(SPACES)} ` : '';
  const alpha = chance(0.3) ? pick([`${number(-0.3, 1.4, 2)}`, percent(), 'none']) : '';
  if (chance(0.25) && space === '') {
    const parts = alpha ? [...channels(), alpha] : channels();
    return `${name}(${parts.join(pick([', ', ',', ' , ']))})`;
  }
  const values = chance(0.2) ? channels().map((one) => calculated(one, dice)) : channels();
  return `${name}(${space}${values.join(' ')}${alpha ? ` / ${alpha}` : ''})`;
}

/** The same amount, or about it, from a function. */
function calculated(text: string, { number, pick }: Dice): string {
  const [, value, unit = ''] = /^(-?[\d.]+)(.*)$/.exec(text) ?? [];
  if (value === undefined) return text;
  const some = `${number(1, 3, 1)}`;
  return pick([
    `calc(${value}${unit} * ${some})`,
    `calc((${value}${unit} + ${some}${unit}) / 2)`,
    `calc(${value}${unit} - ${some}${unit})`,
    `min(${value}${unit}, ${some}${unit})`,
    `max(${value}${unit}, calc(2 * ${some}${unit}))`,
    `clamp(0${unit}, ${value}${unit}, 90${unit})`,
    `calc(${value}${unit} + ${some})`,
    `calc(${value}${unit}*${some})`,
    `calc(pi * ${value}${unit})`,
  ]);
}

function nested(dice: Dice, depth: number): string {
  if (depth === 0) return dice.chance(0.5) ? dice.pick(NAMES) : sound(dice);
  return dice.pick([mix, relative, relative])(dice, depth - 1);
}

/** A color that is no gray and within sRGB, whose hue no browser takes for noise. */
function sound({ number, pick }: Dice): string {
  return pick([
    `rgb(${number(120, 255)} ${number(0, 90)} ${number(0, 255)})`,
    `hsl(${number(0, 360)} ${number(40, 100)}% ${number(30, 70)}%)`,
    `oklch(${number(0.3, 0.8, 3)} ${number(0.05, 0.2, 3)} ${number(0, 360, 1)})`,
    `lab(${number(30, 70)} ${number(20, 60)} ${number(-60, -20)})`,
  ]);
}

function mix(dice: Dice, depth: number): string {
  const space = dice.pick(MIX_SPACES);
  const isPolar = ['oklch', 'lch', 'hsl', 'hwb'].includes(space);
  const way = isPolar && dice.chance(0.3) ? ' shorter hue' : '';
  const share = () =>
    dice.pick(['', '', ` ${dice.number(-10, 110)}%`, ` calc(${dice.number(1, 40)}% + 10%)`]);
  const method = dice.chance(0.1) ? '' : `in ${space}${way}, `;
  return `color-mix(${method}${nested(dice, depth)}${share()}, ${nested(dice, depth)}${share()})`;
}

/** Never gives color to what may be gray: its hue is noise in browsers, and 0 by the specification. */
function relative(dice: Dice, depth: number): string {
  const { number, pick } = dice;
  const from = nested(dice, depth);
  const alpha = pick([
    '',
    '',
    '',
    ' / alpha',
    ' / 0.5',
    ' / calc(alpha * 0.8)',
    ' / 40%',
    ' / none',
  ]);
  const channel = (word: string, scale: number) =>
    pick([
      word,
      `calc(${word} * ${number(0.3, 1.3, 2)})`,
      `calc(${scale} - ${word})`,
      `min(${word}, ${number(0, scale, 2)})`,
      `${number(0, 100)}%`,
    ]);
  const colorfulness = (word: string) => pick([word, `calc(${word} * ${number(0, 1.2, 2)})`]);
  const hue = () => pick(['h', `calc(h + ${number(-180, 180)})`, `${number(0, 360)}deg`]);
  return pick([
    () => `oklch(from ${from} ${channel('l', 1)} ${colorfulness('c')} ${hue()}${alpha})`,
    () => `lch(from ${from} ${channel('l', 100)} ${colorfulness('c')} ${hue()}${alpha})`,
    () => `hsl(from ${from} ${hue()} ${colorfulness('s')} ${channel('l', 100)}${alpha})`,
    () => `hwb(from ${from} h calc(w * 0.9) calc(b * 0.9)${alpha})`,
    () => `oklab(from ${from} ${channel('l', 1)} calc(a * -1) b${alpha})`,
    () => `lab(from ${from} ${channel('l', 100)} a calc(b / 2)${alpha})`,
    () =>
      `rgb(from ${from} ${channel('r', 255)} ${channel('g', 255)} ${channel('b', 255)}${alpha})`,
    () => {
      const space = pick(SPACES);
      const words = space.startsWith('xyz') ? ['x', 'y', 'z'] : ['r', 'g', 'b'];
      return `color(from ${from} ${space} ${words.map((word) => channel(word, 1)).join(' ')}${alpha})`;
    },
  ])();
}
