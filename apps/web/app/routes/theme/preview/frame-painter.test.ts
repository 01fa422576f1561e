import { createTheme, type Theme } from '@swatchwork/theme';
import { expect, test } from 'vitest';

import { createFramePainter, type Frame } from './frame-painter.ts';

const [RED, GREEN, BLUE] = ['#B00020', '#007A33', '#0A66C2'].map((brand) =>
  createTheme({ brands: [brand] }),
) as [Theme, Theme, Theme];

const variablesOf = (theme: Theme) => ({ '--brand': theme.brands[0]!.hex });

/** A painter of some frames, whose pictures the test draws, and what it did. */
function setUp(count: number) {
  const log: string[] = [];
  const pictures: (() => void)[] = [];
  const painter = createFramePainter((callBack) => pictures.push(callBack));
  const leave = Array.from({ length: count }, (_, i) => painter.add(frameOf(i), variablesOf));

  function frameOf(place: number): Frame {
    const values = new Map<string, string | null>();
    return {
      style: {
        getPropertyValue: (name) => values.get(name) ?? '',
        setProperty(name, value) {
          values.set(name, value);
          log.push(`${place} ${value}`);
        },
      },
    };
  }
  return {
    painter,
    leave,
    paint: (theme: Theme) => painter.paint(theme, () => log.push(`rest ${theme.brands[0]!.hex}`)),
    /** What happened until a picture, which is then drawn; false after the last one. */
    draw: () => pictures.shift()?.() ?? false,
    sinceLast: () => log.splice(0),
  };
}

test('one frame is painted in each picture, then the rest of the page follows', () => {
  const { paint, draw, sinceLast } = setUp(3);
  paint(RED);
  expect(sinceLast()).toEqual(['0 #B00020']);
  draw();
  expect(sinceLast()).toEqual(['1 #B00020']);
  draw();
  expect(sinceLast()).toEqual(['2 #B00020']);
  draw();
  expect(sinceLast()).toEqual(['rest #B00020']);
  draw();
  expect(sinceLast()).toEqual([]);
});

test('a newer theme takes the place of the one before, and each frame keeps its turn', () => {
  const { paint, draw, sinceLast } = setUp(2);
  paint(RED);
  paint(GREEN);
  paint(BLUE);
  draw();
  draw();
  draw();
  expect(sinceLast()).toEqual(['0 #B00020', '1 #0A66C2', 'rest #0A66C2', '0 #0A66C2']);
});

test('whenever changes come, frames and rest end with the last one', () => {
  for (const between of [0, 1, 2, 3, 4, 5]) {
    const { paint, draw, sinceLast } = setUp(3);
    for (const theme of [RED, GREEN, RED, BLUE]) {
      paint(theme);
      for (let i = 0; i < between; i++) draw();
    }
    for (let i = 0; i < 10; i++) draw();
    const last = new Map(sinceLast().map((line) => line.split(' ') as [string, string]));
    expect([...last.keys()].sort(), `${between} pictures between`).toEqual(['0', '1', '2', 'rest']);
    expect(new Set(last.values())).toEqual(new Set(['#0A66C2']));
  }
});

test('what has its colors already costs no picture, and a frame that came later gets the newest', () => {
  const { painter, paint, draw, sinceLast } = setUp(1);
  paint(RED);
  draw();
  draw();
  sinceLast();
  paint(RED);
  expect(sinceLast()).toEqual(['rest #B00020']);
  draw();
  painter.paint(undefined, () => {});
  draw();
  const late: string[] = [];
  const style: Frame['style'] = {
    getPropertyValue: () => '',
    setProperty: (_, value) => late.push(String(value)),
  };
  painter.add({ style }, variablesOf);
  expect(late).toEqual(['#B00020']);
});

test('a frame that has left is not painted', () => {
  const { leave, paint, draw, sinceLast } = setUp(2);
  paint(RED);
  leave[1]!();
  draw();
  expect(sinceLast()).toEqual(['0 #B00020', 'rest #B00020']);
});
