import { OPEN_PAGES } from '../../apps/web/app/pages.ts';
import { expectNoViolations } from '../support/axe.ts';
import { faultsOf } from '../support/page-controls.ts';
import { showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const BRAND = '/palette-visualizer?colors=0B2545,13315C,E4572E,8DA9C4,EEF4ED&name=Harbor';

/**
 * Addresses in addition to the open pages: other pages, and states that an address can express.
 * `npm test -- --all` looks at them, as they take as long as a fifth of all other journeys.
 */
const MORE = [
  '/learn-colors/lessons/colour-is-relative',
  '/create-palette?colors=F472B6-777777-FBBF24-10B981-000000&selected=2&locked=3&check=1',
  '/theme?c=FFE600,000000,B00020&target=AAA&design=dashboard&mode=dark&vision=protan',
  '/theme?c=0A66C2,zz&design=parts&set=light.border-strong:DDDDDD',
  '/theme?c=0A66C2&design=own',
  '/theme?c=0A66C2&set=light.border-strong:DDDDDD&tab=proof',
  '/theme?c=0A66C2,F59E0B&tab=roles',
  '/theme?tab=repair',
  '/data-palettes?c=FFE600,0A66C2,0A66C4,zz&count=6&ground=both&contrast=7&reader=deutan',
  '/data-palettes?kind=diverging&board=both',
  '/contrast-check?colors=1F77B4-FF7F0E-2CA02C-D62728-9467BD-8C564B-E377C2-7F7F7F-BCBD22-17BECF&target=7',
  '/contrast-check?colors=C10000-00A000-00A000-zz&was=D00000-00A000-00A000&view=list&locked=1-2',
  '/contrast-check?colors=nonsense',
  '/color-tools/color-converter?color=bluish',
  '/color-tools/color-web-safe-colors?view=list',
  '/web-safe-colors?view=list&tab=tone',
  '/web-safe-colors?q=zzz',
  '/interactive-color-wheel?color=D94026&harmony=analogous',
  '/mood-generator?mood=calm&colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7',
  '/explore-palettes?q=nothing-has-this-name',
  '/explore-palettes?tab=all&q=xyzzy&color=3B82F6&tag=ocean',
  '/color/3b82f6',
  ...['values', 'harmonies', 'accessibility'].map((tab) => `/color/3b82f6?tab=${tab}`),
  ...['cards', 'logos', 'print', 'web', 'mobile', 'dashboard', 'swatches'].map(
    (tab) => `${BRAND}&tab=${tab}`,
  ),
  `${BRAND}&contrast=1&vision=deutan`,
  '/learn-colors?tab=wheel',
  '/learn-colors?tab=glossary',
  '/learn-colors/a-scale-from-one-colour',
  '/learn-colors/designing-for-colour-vision',
  '/learn-colors/harmony-is-geometry',
  '/learn-colors/reading-colour-codes',
  '/learn-colors/a-theme-that-passes',
  '/learn-colors/readable-brand-color?c=F59E0B&words=black&page=600&tint=500&dark=700',
  '/learn-colors/readable-brand-color?c=bluish',
  '/blog/steering-colour-with-oklch',
  '/api-access?endpoint=convertColor&tab=response&lang=python',
  '/api-access?endpoint=extractColors&tab=try&lang=curl',
  '/api-access?endpoint=exportPalette&tab=try&q=palettes',
  '/api-access?endpoint=importPalette&example=2',
  '/api-access?endpoint=runBatch&q=nothing+has+this+name',
  '/color-of-the-day?date=2025-11-01',
  '/color-of-the-day?date=2026-01-01',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=spent',
  '/confirm-email',
  '/confirm-email?token=x',
  '/newsletter',
  '/newsletter?token=x',
  '/offline',
  '/profile',
  '/admin',
  '/no/such/page',
];

/** Pages that look as others do. */
const ALIKE = /^\/(?:docs(?:\/(?!formats).+)?|privacy-policy|terms-of-service|register)$/;

test.describe.configure({ mode: 'parallel' });

// These tests read pages and store nothing, so they need no new context each: a sixth of their
// processor's time.
test.use({ reuseContext: true });

for (const path of [...OPEN_PAGES, ...MORE]) {
  test(`${path}: axe finds nothing in any surround, a phone need not scroll sideways, and every control can be found and pressed`, {
    tag: MORE.includes(path) ? '@system' : ALIKE.test(path) ? [] : '@core',
  }, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
    // Only now: reduced motion makes inherited colors follow a frame later.
    // panels that slide in are in place at once
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faultsOf(page), 'on a desktop').toEqual([]);
    await showOnPhone(page);
    // what stands above a bar at the foot follows its height a moment later
    await expect.poll(() => faultsOf(page), 'on a phone').toEqual([]);
  });
}
