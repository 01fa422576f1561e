import type { Dice } from './dice.ts';

/** How many tokens a sheet has: `--t0`, `--t1` and so on. */
export const TOKENS = 10;

/** Without grays: browsers give them a hue by chance once they are converted. */
const NAMES = ['red', 'Gold', 'rebeccapurple', 'tomato', 'transparent', 'LIME'];
const SPACES = ['srgb', 'srgb-linear', 'display-p3', 'xyz', 'xyz-d50'];
/** In which nothing is mixed here: browsers differ there from the specification by up to 3/255. */
const CAMERA_SPACES = ['a98-rgb', 'prophoto-rgb'];
const MIX_SPACES = [...SPACES, 'oklab', 'lab', 'oklch', 'lch', 'hsl', 'hwb'];
const WAYS = ['longer', 'increasing', 'decreasing'];

/** A color as style sheets may write one, nested up to a depth. */
export function randomColor(dice: Dice, depth: number): string {
  if (depth === 0 || dice.chance(0.3)) return literal(dice);
  return dice.pick([reference, reference, mix, mix, relative, relative, lightDark, longWay])(
    dice,
    depth - 1,
  );
}

function literal(dice: Dice): string {
  const { number, pick } = dice;
  const alpha = dice.chance(0.25)
    ? ` / ${pick([`${number(0, 1, 3)}`, `${number(0, 100, 1)}%`])}`
    : '';
  const percent = (most = 100) => `${number(0, most, 1)}%`;
  const hue = () =>
    pick([`${number(-90, 450, 1)}`, `${number(0, 1, 3)}turn`, `${number(0, 6, 2)}rad`]);
  return pick([
    () => `#${dice.hex(pick([3, 4, 6, 6, 6, 8]))}`,
    () => pick(NAMES),
    () => `rgb(${number(0, 255, 1)} ${number(0, 255)} ${calculation(dice)}${alpha})`,
    () => `RGBA(${number(0, 255)}, ${number(-9, 300)}, ${number(0, 255)}, ${number(0, 1, 2)})`,
    () => `hsl(${hue()} ${percent()} ${percent()}${alpha})`,
    () => `hsl(${number(0, 360)}, ${percent()}, ${percent()})`,
    () => `hwb(${hue()} ${percent(45)} ${percent(45)}${alpha})`,
    () => `lab(${percent()} ${number(-80, 80, 1)} ${number(-80, 80, 1)}${alpha})`,
    () => `lch(${number(0, 100, 1)} ${number(0, 90, 1)} ${hue()}${alpha})`,
    () => `oklab(${number(0, 1, 3)} ${number(-0.2, 0.2, 3)} ${number(-0.2, 0.2, 3)}${alpha})`,
    () => `oklch(${percent()} ${number(0, 0.3, 3)} ${hue()}${alpha})`,
    () => {
      const [a, b, c] = [number(0, 1, 3), number(0, 1, 3), number(0, 1, 3)];
      return `color(${pick([...SPACES, ...CAMERA_SPACES])} ${a} ${b} ${c}${alpha})`;
    },
    () => `oklch(${number(0.2, 0.9, 2)} 0.1 ${pick(['none', '120deg'])})`,
  ])();
}

function calculation({ number, pick }: Dice): string {
  return pick([
    `calc(${number(0, 100)} + ${number(0, 100)} * 1.5)`,
    `calc((${number(0, 255)} - 20) / 2)`,
    `min(${number(0, 255)}, 200)`,
    `clamp(10, ${number(-50, 300)}, 240)`,
    `max(${number(0, 99)}, calc(3 * ${number(0, 80)}))`,
    `round(${pick(['', 'up, ', 'down, ', 'to-zero, ', 'nearest, '])}${number(-20, 255, 1)}, ${pick(['5', '-7', '2.5'])})`,
    `mod(${number(-300, 600)}, ${number(1, 255)})`,
    `rem(${number(-300, 600)}, ${number(1, 255)})`,
    `abs(${number(-255, 255)})`,
    `calc(128 + 100 * sign(${number(-5, 5)}))`,
    `calc(10 * sqrt(${number(0, 600)}))`,
    `pow(${number(1, 15, 1)}, 2)`,
    `hypot(${number(0, 100)}, ${number(0, 200)})`,
    `calc(20 * exp(${number(-2, 2, 2)}))`,
    `calc(40 * log(${number(1, 500)}${pick(['', ', 2', ', 10'])}))`,
    `calc(127 + 127 * ${pick(['sin', 'cos'])}(${number(-400, 400)}deg))`,
    `calc(50 * tan(${number(0, 1, 2)}))`,
    `calc(255 * (${pick(['asin', 'acos', 'atan'])}(${number(0, 1, 2)}) / 180deg))`,
    `calc(atan2(${number(0, 9)}, ${number(1, 9)}) / 1deg)`,
    `round(${number(0, 255)})`,
    `pow(2%, 2)`,
    'round(2%)',
    `calc(pi * ${number(0, 80)} + e)`,
  ]);
}

function reference(dice: Dice, depth: number): string {
  const name = dice.chance(0.1) ? '--missing' : `--t${dice.below(TOKENS)}`;
  if (name !== '--missing' && dice.chance(0.6)) return `var(${name})`;
  return `var( ${name} , ${randomColor(dice, depth)})`;
}

function mix(dice: Dice, depth: number): string {
  const space = dice.pick(MIX_SPACES);
  const isPolar = ['oklch', 'lch', 'hsl', 'hwb'].includes(space);
  const way = isPolar && dice.chance(0.4) ? ' shorter hue' : '';
  const share = () =>
    dice.pick(['', '', ` ${dice.number(0, 100)}%`, ` calc(${dice.number(1, 40)}% + 10%)`]);
  const method = dice.chance(0.1) ? '' : `in ${space}${way}, `;
  const [one, other] = [randomColor(dice, depth), randomColor(dice, depth)];
  return `color-mix(${method}${one}${share()}, ${other}${share()})`;
}

/** Of colors whose hues are written: Chromium 156 may forget a whole turn of a hue that it converts. */
function longWay(dice: Dice): string {
  const space = dice.pick(['oklch', 'lch']);
  const most = space === 'oklch' ? 1 : 100;
  const color = () => {
    const [l, c] = [dice.number(0.2 * most, most, 2), dice.number(0.05 * most, 0.15 * most, 2)];
    return `${space}(${l} ${c} ${dice.number(0, 360, 1)})`;
  };
  return `color-mix(in ${space} ${dice.pick(WAYS)} hue, ${color()} ${dice.number(0, 100)}%, ${color()})`;
}

/**
 * Never gives color to what may be gray: its hue is noise in browsers, and 0 by the specification.
 */
function relative(dice: Dice, depth: number): string {
  const { number, pick } = dice;
  const from = randomColor(dice, depth);
  const alpha = pick(['', '', '', ' / alpha', ' / 0.5', ' / calc(alpha * 0.8)', ' / 40%']);
  const lightness = (scale: number) =>
    pick([
      'l',
      `calc(l * ${number(0.5, 1.4, 2)})`,
      `calc(l + ${number(-0.3 * scale, 0.3 * scale, 2)})`,
    ]);
  const colorfulness = (word: string) => pick([word, `calc(${word} * ${number(0, 1.2, 2)})`]);
  const hue = () => pick(['h', `calc(h + ${number(-180, 180)})`, `${number(0, 360)}`]);
  const channel = (word: string, scale: number) =>
    pick([
      word,
      `calc(${word} * ${number(0.3, 1.3, 2)})`,
      `calc(${scale} - ${word})`,
      `min(${word}, ${number(0, scale, 2)})`,
    ]);
  return pick([
    () => `oklch(from ${from} ${lightness(1)} ${colorfulness('c')} ${hue()}${alpha})`,
    () => `lch(from ${from} ${lightness(100)} ${colorfulness('c')} ${hue()}${alpha})`,
    () => `hsl(from ${from} ${hue()} ${colorfulness('s')} ${lightness(100)}${alpha})`,
    () => `hwb(from ${from} h calc(w * 0.9) calc(b * 0.9)${alpha})`,
    () => `oklab(from ${from} ${lightness(1)} calc(a * -1) b${alpha})`,
    () => `lab(from ${from} ${lightness(100)} a calc(b / 2)${alpha})`,
    () =>
      `rgb(from ${from} ${channel('r', 255)} ${channel('g', 255)} ${channel('b', 255)}${alpha})`,
    () => {
      const space = pick(SPACES);
      const words = space.startsWith('xyz') ? ['x', 'y', 'z'] : ['r', 'g', 'b'];
      return `color(from ${from} ${space} ${words.map((word) => channel(word, 1)).join(' ')}${alpha})`;
    },
  ])();
}

const lightDark = (dice: Dice, depth: number): string =>
  `light-dark(${randomColor(dice, depth)}, ${randomColor(dice, depth)})`;
