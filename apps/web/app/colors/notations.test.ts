import { formatHex, mapToGamut } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';
import { notations } from './notations.ts';
import { readColor } from './read-color.ts';

const texts = (source: string) =>
  Object.fromEntries(
    notations(readColor(source)).map(({ name, note, text }) => [note ?? name, text]),
  );

describe(notations, () => {
  test('CONV-03, CONV-04, CONV-05: the default color in HEX, RGB and HSL', () => {
    expect(texts('#3B82F6')).toMatchObject({
      HEX: '#3B82F6',
      RGB: 'rgb(59, 130, 246)',
      HSL: 'hsl(217, 91%, 60%)',
      HSV: 'hsv(217, 76%, 96%)',
      uncalibrated: 'cmyk(76%, 47%, 0%, 4%)',
    });
  });

  test.each(['3b82f6', 'rgb(59 130 246)', 'rgba(59, 130, 246, 1)'])(
    'CONV-07: %s is the same color',
    (source) => {
      expect(texts(source)).toEqual(texts('#3B82F6'));
    },
  );

  test.each(['zzz', '', '#12', '#12345', '#1234567', 'rgb(1px 2 3)', '<b>'])(
    'CONV-08: "%s" becomes RGB 0, 0, 0',
    (source) => {
      expect(texts(source)).toMatchObject({ HEX: '#000000', RGB: 'rgb(0, 0, 0)' });
    },
  );

  test('the wide notations keep a color that sRGB cannot show, the others map it', () => {
    const { HEX, OKLCH, 'Display P3': p3 } = texts('color(display-p3 0 1 0)');
    expect(p3).toBe('color(display-p3 0 1 0)');
    expect(OKLCH).toBe('oklch(0.8488 0.3685 145.64)');
    expect(HEX).toBe(formatHex(mapToGamut(readColor('color(display-p3 0 1 0)').color)));
    expect(HEX).not.toBe('#00FF00');
  });

  test('opacity adds a second HEX, and only then', () => {
    expect(texts('#3B82F680')['with opacity']).toBe('#3B82F680');
    expect(texts('transparent')['with opacity']).toBe('#00000000');
    expect(texts('#3B82F6')).not.toHaveProperty('with opacity');
  });
});
