import { fromOklch, mapToGamut } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { EXERCISE_DEFAULTS, type Place, readColor } from './exercise-fields.ts';
import { judge } from './judge.ts';

const gray = (l: number) => mapToGamut(fromOklch({ l, c: 0, h: 0 }));
const grays = (left: number, right: number, patch: number) =>
  judge({ left: gray(left), right: gray(right), patch: gray(patch) });

describe(judge, () => {
  test('two far backgrounds with the patch between them are enough, in lightness or in hue', () => {
    expect(grays(0.2, 0.8, 0.5)).toEqual({ apart: expect.closeTo(0.6), move: undefined });
    const of = (h: number, c: number) => mapToGamut(fromOklch({ l: 0.7, c, h }));
    const hues = judge({ left: of(328, 0.28), right: of(145, 0.2), patch: of(60, 0.03) });
    expect(hues.move).toBe(undefined);
  });

  test('it says how far the background with more room has to move, and which way', () => {
    const near = { place: 'left', way: 'darker', by: expect.closeTo(0.2) };
    expect(grays(0.45, 0.65, 0.5)).toMatchObject({ apart: expect.closeTo(0.2), move: near });
    const far = { place: 'right', way: 'lighter', by: expect.closeTo(0.1) };
    expect(grays(0.2, 0.5, 0.3)).toMatchObject({ move: far });
  });

  test('backgrounds on one side of the patch are not enough, however far apart', () => {
    expect(grays(0.1, 0.6, 0.62).move).toMatchObject({ place: 'right', way: 'lighter' });
  });

  test('where a background has no room left, the patch moves', () => {
    expect(grays(0, 0.5, 0.02).move).toMatchObject({ place: 'patch', way: 'lighter' });
  });

  test('the exercise opens unsolved', () => {
    const colorOf = (place: Place) => readColor(EXERCISE_DEFAULTS, place);
    const opened = { left: colorOf('left'), right: colorOf('right'), patch: colorOf('patch') };
    expect(judge(opened).move).toBeDefined();
  });

  test('who follows the advice arrives, from any three grays', () => {
    const steps = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];
    for (const left of steps)
      for (const right of steps)
        for (const patch of steps) {
          const now = { left, right, patch };
          for (let tries = 0; tries < 12; tries += 1) {
            const { move } = grays(now.left, now.right, now.patch);
            if (!move) break;
            const turned = now[move.place] + (move.way === 'lighter' ? move.by : -move.by);
            now[move.place] = Math.min(1, Math.max(0, turned));
          }
          expect(grays(now.left, now.right, now.patch).move, `${left} ${right} ${patch}`).toBe(
            undefined,
          );
        }
  });
});
