import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type BrowserContext, chromium, type Page } from '@playwright/test';

import type { BrowserCalls } from '../../plugins/extension/src/browser-calls.ts';
import type { FrameSample } from '../../plugins/extension/src/judge/judge-page.ts';
import type {} from '../../plugins/extension/src/page/index.ts';
import type { PagePart } from '../../plugins/extension/src/sample.ts';
import { readExtension } from '../../scripts/lib/pack-extension.ts';
import { fromRoot } from '../../scripts/lib/root.ts';

/** Where the saved pages seem to be. */
export const PAGES = 'http://pages.test';

/** The folder of the saved pages. */
export const PAGES_FOLDER = fromRoot('plugins/extension/testing/pages');

/** A Chromium with the extension as it is packed. */
export interface Extension {
  readonly context: BrowserContext;
  /** The page in front, which the extension is used on. */
  readonly page: Page;
  /** Opens a saved page, or another address. */
  open(name: string): Promise<void>;
  /**
   * Presses the button of the extension, as a person does, which gives it the right to the page until
   * that is left. The popup then is shown in a tab behind the page, where it can be looked at.
   */
  press(): Promise<Page>;
  /**
   * Presses the button, and closes the popup that the browser opens once that shows the palette.
   *
   * @returns The milliseconds from its opening until then.
   */
  timeToPalette(): Promise<number>;
}

/** In a popup: the milliseconds from its opening until it shows the palette. */
const PALETTE_SHOWN = `new Promise((resolve) => {
  const look = () => {
    const { textContent } = document.getElementById('palette-summary') ?? {};
    if (textContent?.includes('color')) resolve(performance.now());
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
})`;

/**
 * Starts a whole Chromium: the headless shell has no extensions.
 *
 * @param folder An empty folder for the extension and the profile.
 */
export async function startExtension(folder: string): Promise<Extension> {
  const path = join(folder, 'extension');
  for (const [name, content] of Object.entries(await readExtension())) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--load-extension=${path}`,
      '--enable-unsafe-extension-debugging',
    ],
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
  });
  await context.route(`${PAGES}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({ path: join(PAGES_FOLDER, name) });
  });
  const page = context.pages()[0]!;
  const session = await context.browser()!.newBrowserCDPSession();
  // Calls of the protocol that Playwright has no types for yet
  const send = session.send.bind(session) as (
    method: string,
    parameters?: object,
  ) => Promise<never>;
  const { id }: { id: string } = await send('Extensions.loadUnpacked', { path });
  const address = `chrome-extension://${id}/popup.html`;

  const targets = async (type: string): Promise<{ targetId: string; url: string }[]> => {
    const filter = [{ type }];
    const { targetInfos } = await send('Target.getTargets', { filter });
    return targetInfos;
  };

  const trigger = async () => {
    await page.bringToFront();
    const tab = (await targets('tab')).find(({ url }) => url === page.url());
    await send('Extensions.triggerAction', { id, targetId: tab!.targetId });
  };

  /** Evaluates an expression in a target that Playwright does not know, such as a popup. */
  const evaluateIn = async (targetId: string, expression: string): Promise<unknown> => {
    const options = { targetId, flatten: false };
    const { sessionId }: { sessionId: string } = await send('Target.attachToTarget', options);
    const answered = new Promise<string>((resolve) =>
      session.on('Target.receivedMessageFromTarget', (event) => {
        if (event.sessionId === sessionId) resolve(event.message);
      }),
    );
    const params = { expression, awaitPromise: true, returnByValue: true };
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params });
    await send('Target.sendMessageToTarget', { sessionId, message });
    return JSON.parse(await answered).result?.result?.value;
  };

  let popup: Page | undefined;
  return {
    context,
    page,
    open: async (name) => {
      await page.goto(/^\w+:/.test(name) ? name : `${PAGES}/${name}`);
    },
    press: async () => {
      if (!popup || popup.isClosed()) popup = await context.newPage();
      await trigger();
      await popup.goto(address);
      return popup;
    },
    timeToPalette: async () => {
      const opened = new Promise<string>((resolve) => {
        const note = ({ targetInfo }: { targetInfo: { targetId: string; url: string } }) => {
          if (targetInfo.url === address) resolve(targetInfo.targetId);
        };
        session.on('Target.targetCreated', note);
        session.on('Target.targetInfoChanged', note);
      });
      await send('Target.setDiscoverTargets', { discover: true });
      await trigger();
      const targetId = await opened;
      await send('Target.setDiscoverTargets', { discover: false });
      const milliseconds = await evaluateIn(targetId, PALETTE_SHOWN);
      await send('Target.closeTarget', { targetId });
      return Number(milliseconds);
    },
  };
}

/** What the extension reads of the page in front, asked for where its popup stands. */
export const readSamples = (popup: Page): Promise<FrameSample[]> =>
  popup.evaluate(async () => {
    const { chrome } = globalThis as typeof globalThis & { chrome: BrowserCalls };
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    const tabId = tab!.id!;
    const heads = await chrome.scripting.executeScript({
      target: { tabId, allFrames: true },
      func: () => globalThis.swatchwork?.read(),
    });
    const samples: FrameSample[] = [];
    for (const { frameId, result } of heads) {
      const parts: PagePart[] = [];
      for (let i = 0; i < result!.parts; i++) {
        const [part] = await chrome.scripting.executeScript({
          target: { tabId, frameIds: [frameId] },
          func: (index: number) => globalThis.swatchwork!.part(index),
          args: [i],
        });
        parts.push(JSON.parse(part!.result!));
      }
      const paints = parts.flatMap((part) => part.paints);
      const texts = parts.flatMap((part) => part.texts);
      samples.push({ frame: frameId, sample: { ...result!, paints, texts } });
    }
    return samples;
  });

/**
 * Puts a stand-in of the browser's eyedropper, which no test can point with, into the world of the
 * extension: it gives #000000, #010101 and so on, and then ends as by Escape.
 */
export const standInForEyeDropper = (popup: Page, count: number): Promise<void> =>
  popup.evaluate(async (most) => {
    const { chrome } = globalThis as typeof globalThis & { chrome: BrowserCalls };
    const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
    await chrome.scripting.executeScript({
      target: { tabId: tab!.id! },
      func: (last: number) => {
        let picked = 0;
        const open = async () => {
          if (picked === last) {
            document.documentElement.dataset.picked = String(picked);
            throw new DOMException('', 'AbortError');
          }
          const channel = (picked++).toString(16).padStart(2, '0');
          return { sRGBHex: `#${channel.repeat(3)}` };
        };
        Object.assign(globalThis, {
          EyeDropper: class {
            open = open;
          },
        });
      },
      args: [most],
    });
  }, count);
