import { browser } from '../browser-calls.ts';
import type { PageHead } from '../sample.ts';
import { point, putBack, tryColor } from './changes.ts';
import { openBar } from './pick.ts';
import { elementOf, partOf, readPage } from './read-page.ts';

/** What the popup asks of a page; texts are named as in the sample. */
export interface PageCalls {
  read(): Promise<PageHead>;
  /** Some of what was read, as JSON. */
  part(index: number): string;
  /** @returns How many are still there. */
  tryColor(texts: readonly number[], color: string): number;
  point(texts: readonly number[]): void;
  stopPointing(): void;
  putBack(texts: readonly number[]): void;
  /** @returns Whether the browser has an eyedropper. */
  openBar(): boolean;
}

declare global {
  /** In the extension's own world, which the scripts of the page do not share. */
  var swatchwork: PageCalls | undefined;
}

const POINTING = ['outline', 'outline-offset'];

const found = (texts: readonly number[]): Element[] =>
  texts.flatMap((text) => elementOf(text) ?? []);

// Injected again, it goes on with what it knows.
if (!globalThis.swatchwork) {
  globalThis.swatchwork = {
    read: readPage,
    part: partOf,
    tryColor: (texts, color) => {
      const there = found(texts).filter((element) => element.isConnected);
      for (const element of there) tryColor(element, color);
      return there.length;
    },
    point: (texts) => {
      putBack(undefined, POINTING);
      for (const element of found(texts).toReversed()) point(element);
    },
    stopPointing: () => putBack(undefined, POINTING),
    putBack: (texts) => putBack(found(texts)),
    openBar,
  };
  // The page is as it was when the popup closes.
  browser.runtime.onConnect.addListener((port) => port.onDisconnect.addListener(() => putBack()));
}
