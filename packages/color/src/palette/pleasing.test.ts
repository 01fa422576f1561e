import { expect, test } from 'vitest';

import { formatHex, parseHex } from '../spaces/srgb.ts';
import { styleOf } from './palette-styles.ts';
import { bestLiked, liking, likingOfHarmony } from './pleasing.ts';
import { toSwatch } from './swatch.ts';

const { liked } = styleOf('balanced');
const judge = (colors: Parameters<typeof liking>[0]) => liking(colors, liked);

const palette = (text: string) => text.split(' ').map((hex) => toSwatch(parseHex(hex)!));

/** Of two palettes, the one that is liked best, in either order of drawing. */
function preferred(one: string, other: string, beside = ''): string | undefined {
  const choose = (first: string, second: string) => {
    const draws = [first, second];
    const best = bestLiked(beside ? palette(beside) : [], () => palette(draws.shift()!), judge, 2);
    return best?.map(({ color }) => formatHex(color)).join(' ');
  };
  expect(choose(one, other)).toBe(choose(other, one));
  return choose(one, other);
}

const CALM = '#3D2C2E #8C5E58 #D6A99A #F2E3D5 #E07A3F';

test.each([
  ['colors at full strength in every hue', '#FF0000 #00FF00 #0000FF #FFFF00 #FF00FF'],
  ['colors of one lightness', '#B56A5C #B46B55 #A87052 #B3675F #AC6F4E'],
  ['grays', '#222222 #555555 #888888 #BBBBBB #EEEEEE'],
  ['olive and mud', '#4A4A10 #6B6412 #7A7020 #8A8028 #59520E'],
])('a calm palette with an accent is liked better than %s', (_, other) => {
  expect(preferred(CALM, other)).toBe(CALM);
});

test('strong colors of far hues are liked less, the more alike they are in lightness', () => {
  const [near, far] = ['#B46767 #3B8F93', '#8A4143 #73C4C8'].map((pair) =>
    judge(palette(`#1E1B1D #F2E6DC ${pair}`)),
  );
  expect(far! - near!).toBeGreaterThan(0.5);
});

test('the colors that are there count', () => {
  const [blues, oranges] = ['#1D4E89 #7FA6D6', '#C8641B #F0B98A'];
  expect(preferred(blues, oranges, '#0B3C6F #4B86C6 #D8E6F5')).toBe(blues);
});

test('in a harmony, light variations are liked better than dark ones', () => {
  const triad = '#C0392B #2BC039 #392BC0';
  const [light, dark] = ['#E8E0D8', '#2A2622'].map((hex) => palette(`${triad} ${hex}`));
  expect(likingOfHarmony(light!, liked)).toBeGreaterThan(likingOfHarmony(dark!, liked));
});

test('what is bright is liked better than browns where bright colors are wanted', () => {
  const [bright, brown] = [
    '#E23D4B #F7A21B #2F7DE1 #F4E9DD #8C1D5B',
    '#8A5A1F #B0752F #6B4423 #D9B382 #F2E6D8',
  ];
  const wanted = styleOf('bright').liked;
  expect(liking(palette(bright), wanted)).toBeGreaterThan(liking(palette(brown), wanted));
});

test('without a draw there is none', () => {
  expect(bestLiked([], () => undefined, judge)).toBeUndefined();
});
