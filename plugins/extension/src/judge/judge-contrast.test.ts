import { describe, expect, test } from 'vitest';

import { paint, sample, text } from '../../testing/sample.ts';
import type { Paint, Text } from '../sample.ts';
import { groupFailures } from './group-failures.ts';
import { judgeContrast } from './judge-contrast.ts';

const judge = (paints: Paint[], one: Text) => judgeContrast(sample({ paints, texts: [one] }))[0]!;

describe(judgeContrast, () => {
  test('a text fails by what lies below it, not by what lies elsewhere or above', () => {
    const white = paint('#fff');
    const dark = paint('rgb(0, 0, 0)', { box: { x: 600, y: 0, width: 100, height: 1000 } });
    const gray = text('#777777');
    const judged = judge([white, dark], gray);
    expect(judged).toMatchObject({
      ink: '#777777',
      ground: '#FFFFFF',
      target: 4.5,
      verdict: 'fail',
    });
    expect(judged.ratio).toBeCloseTo(4.478, 3);
    expect(judge([white, paint('#fff')], gray).verdict).toBe('unsure');
  });

  test.each([
    [16, false, 'fail'],
    [24, false, 'pass'],
    [18.66, true, 'pass'],
    [18.6, true, 'fail'],
    [23.9, false, 'fail'],
  ] as const)('#777 on white at %d px, bold: %s: %s', (size, isBold, verdict) => {
    expect(judge([paint('#fff')], text('#777', { size, isBold })).verdict).toBe(verdict);
  });

  test('translucent layers and text are mixed as the browser does', () => {
    const judged = judge(
      [paint('#fff'), paint('rgba(0, 0, 0, 0.5)')],
      text('rgb(255 255 255 / 50%)'),
    );
    expect(judged).toMatchObject({ ground: '#808080', ink: '#BFBFBF' });
  });

  test('a group fades its text and its ground alike', () => {
    const groups = [{ id: 7, opacity: 0.5 }];
    const judged = judge([paint('#fff'), paint('#000', { groups })], text('#fff', { groups }));
    expect(judged).toMatchObject({ ground: '#808080', ink: '#FFFFFF' });
  });

  test('a place in the order of painting that starts another lies below it', () => {
    const back = paint('#000', { order: [] });
    const behind = paint('#fff', { order: [-1, 9] });
    expect(judge([behind, back], text('#fff', { order: [0, 1] })).ground).toBe('#FFFFFF');
  });

  test.each([
    ['a picture', [paint('#fff'), paint('', { role: 'picture' })], {}, 'unsure'],
    [
      'a gradient on which it fails in part',
      [
        paint('', {
          role: 'gradient',
          colors: ['linear-gradient(rgb(0, 0, 0), rgb(255, 255, 255))'],
        }),
      ],
      {},
      'unsure',
    ],
    [
      'a gradient on which it passes throughout',
      [paint('', { role: 'gradient', colors: ['linear-gradient(#eee, #fff)'] })],
      {},
      'pass',
    ],
    ['a ground on which a single sign fails', [paint('#333')], { length: 1 }, 'unsure'],
  ] as const)('on %s, black text is %s', (_name, paints, more, verdict) => {
    expect(judge([paint('#fff', { order: [] }), ...paints], text('#000', more)).verdict).toBe(
      verdict,
    );
  });

  test('what WCAG exempts is not judged, and neither is a color that cannot be read', () => {
    const texts = [text('#eee', { isExempt: true }), text('nonsense')];
    expect(judgeContrast(sample({ paints: [paint('#fff')], texts }))).toEqual([]);
  });
});

test('failures are grouped by their pair, the worst first, each with the nearest color that passes', () => {
  const paints = [paint('#fff')];
  const texts = [text('#777'), text('#bbb'), text('#777'), text('#000')];
  const failures = groupFailures(judgeContrast(sample({ paints, texts })));
  expect(failures.map(({ ink, places }) => [ink, places.length])).toEqual([
    ['#BBBBBB', 1],
    ['#777777', 2],
  ]);
  expect(failures[1]!.fix).toBe('#767676');
});
