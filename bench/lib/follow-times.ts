import type { Page } from '@playwright/test';

/**
 * How long the first design of `/theme` takes to follow a changed brand color: milliseconds from
 * each input to the picture in which the design has the new theme. A color is changed once the one
 * before is drawn.
 *
 * @param change Changes the color in its field for the nth time.
 */
export async function followTimes(
  page: Page,
  changes: number,
  change: (n: number) => Promise<void>,
): Promise<number[]> {
  await page.evaluate(watchDesign);
  for (let n = 0; n < changes; n++) {
    await change(n);
    await page.waitForFunction((count) => Reflect.get(window, 'followed').length > count, n);
  }
  return page.evaluate(() => Reflect.get(window, 'followed'));
}

/** Runs in the page. A picture is drawn once a message comes that was sent as it began. */
function watchDesign() {
  const followed: number[] = [];
  Object.assign(window, { followed });
  let changed: number | undefined;
  addEventListener('input', ({ timeStamp }) => {
    changed = timeStamp;
  });
  const observer = new MutationObserver(() => {
    if (changed === undefined) return;
    const since = changed;
    changed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => followed.push(performance.now() - since);
      port2.postMessage(undefined);
    });
  });
  const design = document.querySelector('.theme-modes figure [style*="--design"]');
  if (!design) throw new Error('There is no design of a theme');
  observer.observe(design, { attributeFilter: ['style'] });
}
