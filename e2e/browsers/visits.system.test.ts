import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OPEN_PAGES } from '../../apps/web/app/pages.ts';
import { fromRoot } from '../../scripts/lib/root.ts';
import { createStarted } from '../../testing/started.ts';
import { startOwnServer } from '../support/own-server.ts';
import { BROWSERS } from './browsers.ts';
import { startRelay } from './relay.ts';
import { ask, untilAlive, untilSaid, type Window, waitUntil } from './window.ts';

// What people do, in the engines in which the journeys do not run.

const START_MS = 150_000; // of a server and a browser, on a machine that may be busy
const PICTURE = fromRoot('apps/web/app/routes/color-picker/picture/harbor.webp');
const PERSON = { username: 'gracetta', email: 'gracetta@example.org', password: 'correct horse' };
const CREATOR = '/create-palette?colors=FF0000-00FF00-0000FF&name=Dunes';

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
const field = (label: string) => `//input[@id=//label[normalize-space()="${label}"]/@for]`;

const OTHERS = BROWSERS.filter(({ name }) => name !== 'Chromium');

describe.each(OTHERS)('$name', ({ open }) => {
  describe.skipIf(!open)('a visit', () => {
    const { started, stopAll } = createStarted();
    let relay: Awaited<ReturnType<typeof startRelay>>;
    let window: Window;

    beforeAll(async () => {
      const server = started(await startOwnServer());
      relay = started(await startRelay(server.url));
      window = await open!({ pageCache: true });
      started({ stop: window.close });
      const body = JSON.stringify(PERSON);
      const headers = { 'content-type': 'application/json' };
      await fetch(`${server.url}/api/auth/register`, { method: 'POST', headers, body });
    }, START_MS);
    afterAll(stopAll);

    async function visit(path: string) {
      await window.open(relay.url + path);
      await untilAlive(window);
    }

    test('every page opens without an error of its scripts', { timeout: START_MS }, async () => {
      const failed: string[] = [];
      for (const path of OPEN_PAGES) {
        relay.errors.length = 0;
        await visit(path);
        failed.push(...relay.errors.map((error) => `${path}: ${error}`));
      }
      expect(failed).toEqual([]);
    });

    const hexes = () =>
      ask(window, () =>
        [...document.querySelectorAll<HTMLInputElement>('[aria-label^="Hex of color"]')].map(
          ({ value }) => value,
        ),
      );

    async function makePalette() {
      const before = await hexes();
      await window.click(button('Lock color 2'));
      await window.click(button('Random Colors'));
      await waitUntil(
        window,
        (first) =>
          document.querySelector<HTMLInputElement>('[aria-label="Hex of color 1"]')?.value !==
          first,
        before[0],
      );
      const made = await hexes();
      expect(made).toHaveLength(before.length);
      expect(made[1]).toBe(before[1]);
    }

    test('a palette is made around a locked color, and undone', async () => {
      await visit(CREATOR);
      await makePalette();
      await window.click(button('Undo (1)'));
      await waitUntil(
        window,
        () =>
          document.querySelector<HTMLInputElement>('[aria-label="Hex of color 1"]')?.value ===
          '#FF0000',
      );
      expect(await hexes()).toEqual(['#FF0000', '#00FF00', '#0000FF']);
    });

    test('the colors of a picture are found on the device', async () => {
      await visit('/color-picker');
      await window.choose('//input[@name="image"]', PICTURE);
      await untilSaid(window, ' pixels');
      relay.requests.length = 0;
      await window.click(button('Extract Dominant Colors'));
      await waitUntil(
        window,
        () => document.querySelectorAll('[aria-label="Extracted colors"] > li').length > 2,
      );
      expect(relay.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    });

    test('a theme becomes a file', async () => {
      await visit('/theme?c=0A66C2');
      // Drivers differ in what they do with downloads; the page hands its file over in the same way.
      await ask(window, () => {
        const { createObjectURL } = URL;
        URL.createObjectURL = (blob: Blob) => {
          blob.text().then((text) => Object.assign(globalThis, { fileText: text }));
          return createObjectURL.call(URL, blob);
        };
      });
      await window.click(button('Export'));
      await window.click('//button[starts-with(normalize-space(), "Download theme")]');
      const text = await waitUntil(window, () => (globalThis as { fileText?: string }).fileText);
      expect(text).toMatch(/--[\w-]+: #[0-9a-f]{6}/i);
    });

    test('contrasts of a palette are checked', async () => {
      await visit('/contrast-check');
      await window.type(field('Colors'), 'D00000-00A000-FFFFFF');
      await window.click(button('Check'));
      await untilSaid(window, '1 pair is too similar');
      expect(await ask(window, () => location.search)).toContain('D00000');
    });

    test('a person signs in and saves a palette', async () => {
      await visit('/login');
      await window.type(field('Email'), PERSON.email);
      await window.type(field('Password'), PERSON.password);
      await window.click(`//main${button('Sign In')}`);
      await waitUntil(window, () => location.pathname !== '/login');
      await visit(CREATOR);
      await window.click(button('Save Palette'));
      await expect.poll(() => relay.requests).toContain('POST /api/palettes');
      await visit('/profile');
      await untilSaid(window, 'Dunes');
    });

    test('after a visit the creator works without a connection', async () => {
      await visit('/about');
      await waitUntil(window, () => navigator.serviceWorker.controller?.state === 'activated');
      relay.state.isOffline = true;
      await window.open(`${relay.url}/create-palette`);
      await waitUntil(
        window,
        () => document.querySelector('[aria-label="Hex of color 2"]') !== null,
      );
      await untilAlive(window);
      await makePalette();
      relay.state.isOffline = false;
    });

    test('no script has failed on the way', () => expect(relay.errors).toEqual([]));
  });
});
