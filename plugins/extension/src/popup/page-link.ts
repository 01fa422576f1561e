import { browser } from '../browser-calls.ts';
import type { FrameSample } from '../judge/judge-page.ts';
import type { PageCalls } from '../page/index.ts';
import type { PagePart } from '../sample.ts';

/** A page that the browser keeps extensions away from. */
export class ClosedPageError extends Error {}

/** The page in front, as the popup reaches it. */
export interface PageLink {
  readonly windowId: number;
  /** Reads every document that the person opened the popup on: frames of other sites stay closed. */
  read(): Promise<FrameSample[]>;
  /** Asks one document. */
  ask<K extends keyof PageCalls>(
    frame: number,
    call: K,
    ...args: Parameters<PageCalls[K]>
  ): Promise<Awaited<ReturnType<PageCalls[K]>> | undefined>;
}

/**
 * Comes to the page in front, which puts back what was tried when this window closes.
 *
 * @throws {ClosedPageError} If the browser keeps extensions away from it.
 */
export async function linkPage(): Promise<PageLink> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  const tabId = tab?.id;
  if (tabId === undefined) throw new ClosedPageError('No page is open here.');
  try {
    await browser.scripting.executeScript({
      target: { tabId, allFrames: true },
      files: ['page.js'],
    });
  } catch (cause) {
    throw new ClosedPageError(
      'This page cannot be read: browsers do not let extensions read their own pages and stores.',
      { cause },
    );
  }
  browser.tabs.connect(tabId);

  const ask: PageLink['ask'] = async (frame, call, ...args) => {
    const [answer] = await browser.scripting.executeScript({
      target: { tabId, frameIds: [frame] },
      func: run,
      args: [call, args],
    });
    return answer?.result;
  };

  return {
    windowId: tab!.windowId,
    ask,
    read: async () => {
      const heads = await browser.scripting.executeScript({
        target: { tabId, allFrames: true },
        func: () => globalThis.swatchwork?.read(),
      });
      const samples: FrameSample[] = [];
      for (const { frameId, result } of heads) {
        if (!result) continue;
        const { parts: count, ...head } = result;
        const parts: PagePart[] = [];
        for (let i = 0; i < count; i++) {
          parts.push(JSON.parse((await ask(frameId, 'part', i)) ?? NOTHING));
        }
        const paints = parts.flatMap((part) => part.paints);
        const texts = parts.flatMap((part) => part.texts);
        samples.push({ frame: frameId, sample: { ...head, paints, texts } });
      }
      return samples;
    },
  };
}

/** The part of a page that was left meanwhile. */
const NOTHING = '{"paints":[],"texts":[]}';

/** Runs in the page: it may use nothing from around it. */
function run(call: keyof PageCalls, args: readonly unknown[]) {
  const calls = globalThis.swatchwork;
  return calls && Reflect.apply(calls[call], undefined, args);
}
