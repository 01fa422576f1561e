import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

/** The texts and field values that a person reads on the page. */
const seen = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const values = Array.from(main.querySelectorAll('input'), ({ value }) => value);
    return [main.innerText, ...values].join('\n');
  });

/**
 * Links that people shared earlier, some with a `v=1` that is now ignored: they open the same page.
 */
const LINKS = [
  ['/create-palette?v=1&colors=112233-445566-778899-AABBCC-DDEEFF', '#778899'],
  ['/create-palette?character=muted&colors=%23112233,445566&selected=2&locked=1', '#445566'],
  ['/palette-visualizer?colors=0B2545,E4572E,EEF4ED&tab=web&dark=1&grey=1', '#E4572E'],
  ['/contrast-check?colors=0B2545,%23E4572E', 'of 1 pair reach 4.5:1'],
  ['/contrast-check?colors=C10000-00A000-FFFFFF&was=D00000-00A000-FFFFFF', 'became #C10000'],
  ['/theme?c=%230A66C2&c=F59E0B&names=Harbor,Sun&primary=2', 'Sun'],
  ['/theme?c=0A66C2,oklch(0.7+0.15+30)&solids=nothing&steps=99', '#ED7665'],
  ['/data-palettes?c=E3120B&at=3', '#E3120B'],
  ['/data-palettes?kind=sequential&c=0A66C2&count=5', '#0A66C2'],
  ['/explore-palettes?tab=recent&sort=newest', 'Showing'],
  ['/mood-generator?v=1&mood=calm&colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7', '#8FAE9C'],
  ['/color-tools/color-converter?color=tomato', '#FF6347'],
  ['/color-tools/color-converter?v=1&color=oklch(0.7+0.15+30)', '#ED7665'],
  ['/color-tools/color-harmonies?v=1&color=%233B82F6', '#F6AF3B'],
  ['/color-tools/color-variations?v=1&color=%233B82F6', '#3B82F6'],
  ['/color-tools/color-contrast?text=%23767676&background=%23FFFFFF', '4.54:1'],
  ['/color-tools/color-contrast?v=1&text=white&background=%2300000080&backdrop=black', '21.00:1'],
  ['/color-tools/color-accessibility?text=%23777777', '4.47:1'],
  ['/color-tools/color-accessibility?v=1&text=%23777777&vision=deutan&severity=60', '4.47:1'],
  ['/interactive-color-wheel?color=D92626&harmony=triadic', '#26D926'],
  ['/web-safe-colors?v=1&q=ff6600&sort=hue&view=list&tab=all', 'Showing 1 of 216'],
  ['/learn-colors?v=1&q=&tab=glossary', 'Split-complementary'],
  ['/api-access?endpoint=compareColors&tab=response&lang=python', 'urlopen(request)'],
] as const;

test('each tool opens the links that it once wrote @no-js', { tag: '@system' }, async ({
  page,
}) => {
  for (const [link, shown] of LINKS) {
    await test.step(`opens ${link}`, async () => {
      await page.goto(link);
      await expect.poll(() => seen(page)).toContain(shown);
    });
  }
});

/** An audit of a style sheet with one failing pair, as `#work=` was first written. */
const WORK =
  'NY_NasMwEIRfZZlcGpBzLSin3PoOIQfZXtkittfVT38QeveyMd3TxywzzFR8Fk45yAZb4cPCCfZesbmVYZFC5suQEgwy_2RY2CiSqVLX9ZOlk_f-Sl2nT0un99dRo17GX6rUu-E5RSnbaOnLxTc1na80yCLxX1HrmRraw2Bhn2HvD4PdhZgOnHkZDzqiEiyezLt2cnFibXW7weA75FnKK6CpzY26KYe86JQPF3uJtJbEZYVBGmRXHQau5Fmicmt_';

/** What only scripts read: fragments of addresses. */
const FRAGMENTS = [
  [`/audit#work=${WORK}`, 'site.css'],
  ['/theme?c=0A66C2#contract', 'tightest'],
  ['/theme?c=0A66C2#own-theme', 'Repair'],
] as const;

test('pages open the fragments that they once wrote', { tag: '@system' }, async ({ page }) => {
  for (const [link, shown] of FRAGMENTS) {
    await test.step(`opens ${link.slice(0, 40)}`, async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await expect.poll(() => seen(page)).toContain(shown);
    });
  }
});
