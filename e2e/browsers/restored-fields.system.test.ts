import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fromRoot } from '../../scripts/lib/root.ts';
import { createStarted } from '../../testing/started.ts';
import { startOwnServer } from '../support/own-server.ts';
import { BROWSERS } from './browsers.ts';
import { changeFields, differingFields } from './fields.ts';
import { ELSEWHERE, startRelay } from './relay.ts';
import { ask, back, untilAlive, untilSaid, type Window, waitUntil } from './window.ts';

// Browsers restore what fields held when a page is opened again, each at moments of its own. What a
// field shows and what React holds must agree then: else the picker would send a picture that is not
// to leave the device.

const START_MS = 150_000; // of a server and a browser, on a machine that may be busy
/** Pages with radios, choices, boxes, sliders and texts. */
const PAGES = ['/create-palette', '/color-picker', '/data-palettes', '/theme'];
const PICTURE = fromRoot('apps/web/app/routes/color-picker/picture/harbor.webp');
const ON_THE_SERVER = '//fieldset[legend="Where"]//input[@value="server"]';
const EXTRACT = '//button[.="Extract Dominant Colors"]';

describe.each(BROWSERS)('$name', ({ open }) => {
  describe.skipIf(!open).each([
    { pageCache: false, pages: PAGES, late: 0 },
    { pageCache: true, pages: ['/create-palette'], late: 300 },
  ])('page cache $pageCache, scripts $late ms late', ({ pageCache, pages, late }) => {
    const { started, stopAll } = createStarted();
    let relay: Awaited<ReturnType<typeof startRelay>>;
    let window: Window;

    beforeAll(async () => {
      relay = started(await startRelay(started(await startOwnServer()).url));
      relay.state.scriptDelay = late;
      window = await open!({ pageCache });
      started({ stop: window.close });
    }, START_MS);
    afterAll(stopAll);

    async function visit(path: string) {
      await window.open(relay.url + path);
      await untilAlive(window);
    }

    async function leaveAndReturn(path: string) {
      await window.open(relay.url + ELSEWHERE);
      return back(window, path);
    }

    test.each(pages)(
      '%s opens, and shows what React holds after a reload and Back',
      async (path) => {
        await visit(path);
        await changeFields(window);
        await window.reload();
        expect(await differingFields(window), 'after a reload').toEqual([]);
        await changeFields(window);
        const isKept = await leaveAndReturn(path);
        if (!pageCache) expect(isKept).toBe(false); // with it, a browser may still refuse a page
        expect(await differingFields(window), 'after Back').toEqual([]);
      },
    );

    test.each(['a reload', 'Back'])(
      'after %s a picture goes where the picker says',
      async (how) => {
        await visit('/color-picker');
        await window.click(ON_THE_SERVER);
        await untilSaid(window, 'Your image is sent to our server');
        await (how === 'Back' ? leaveAndReturn('/color-picker') : window.reload());
        expect(await differingFields(window)).toEqual([]);

        await window.choose('//input[@name="image"]', PICTURE);
        await untilSaid(window, ' pixels');
        const isSaidToStay = await ask(window, () =>
          document.body.innerText.includes('Your image does not leave this device.'),
        );
        relay.requests.length = 0;
        await window.click(EXTRACT);
        await waitUntil(
          window,
          () => document.querySelector('[aria-label="Extracted colors"] > li') !== null,
        );
        expect(relay.requests.some((request) => request.startsWith('POST'))).toBe(!isSaidToStay);
      },
    );
  });
});
