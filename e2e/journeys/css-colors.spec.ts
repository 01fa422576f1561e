import { readCssColor } from '../../packages/color/src/css/index.ts';
import { computedColors } from '../../testing/css-colors/computed-colors.ts';
import { randomText } from '../../testing/css-colors/random-text.ts';
import { expect, test } from '../support/test.ts';

/** As long as fields take texts; Chromium still has the curve of cameras for Rec. 2020. */
const isCompared = (text: string) => text.length <= 200 && !/rec2020/i.test(text);

test('texts of colors: what is one, and which, is what Chromium says', {
  tag: '@system',
}, async ({ page }) => {
  const texts = Array.from({ length: 5000 }, (_, i) => randomText(`2026 ${i}`)).filter(isCompared);
  const computed = await computedColors(page, texts);
  const differing = texts.flatMap((text, i) => {
    const distance = distanceOf(readCssColor(text), computed[i]!);
    // Chromium leaves out the straight part of the curve of ProPhoto, close to black.
    const most = /prophoto/i.test(text) ? 2 / 255 : 1 / 255;
    return distance > most ? [`${text}: ${distance}, ${computed[i]}`] : [];
  });
  expect(texts.length).toBeGreaterThan(3000);
  expect(computed.filter((color) => color === null).length).toBeGreaterThan(800);
  expect(differing).toEqual([]);
});

/** The largest difference of a channel, as a share of those beyond 1; infinite where only one is a color. */
function distanceOf(
  ours: ReturnType<typeof readCssColor>,
  theirs: Awaited<ReturnType<typeof computedColors>>[number],
): number {
  if (typeof ours === 'string' || theirs === null) {
    return typeof ours === 'string' && theirs === null ? 0 : Infinity;
  }
  const { r, g, b } = ours.color;
  const differences = [r, g, b, ours.alpha].map((value, i) => {
    const wanted = theirs[i as 0 | 1 | 2 | 3];
    return Math.abs(value - wanted) / Math.max(1, Math.abs(wanted));
  });
  return Math.max(...differences);
}
