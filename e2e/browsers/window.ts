import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** One window of a browser. Selectors are XPath. */
export interface Window {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Begins to go one page back. */
  back(): Promise<void>;
  /** The value of an expression in the page, which JSON can hold. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Replaces what a field holds by typing. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses a file in a file field. */
  choose(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Whether the browser keeps whole pages for Back. */
  pageCache: boolean;
}

/** What a function returns in the page; it must not use anything from outside of itself. */
export const ask = <Arguments extends unknown[], Result>(
  window: Pick<Window, 'evaluate'>,
  code: (...args: Arguments) => Result,
  ...args: Arguments
) => window.evaluate(`(${code})(...${JSON.stringify(args)})`) as Promise<Result>;

/** Waits until the function returns something true in the page. */
export async function waitUntil<Arguments extends unknown[], Result>(
  window: Pick<Window, 'evaluate'>,
  code: (...args: Arguments) => Result,
  ...args: Arguments
): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    // A page that is being left cannot be asked.
    const result = await ask(window, code, ...args).catch(() => undefined);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`This did not become true: ${code} ${args}`);
    await sleep(50);
  }
}

/** Waits until the page has replayed early actions, and the browser has restored its fields. */
export const untilAlive = (window: Pick<Window, 'evaluate'>) =>
  waitUntil(window, () => document.readyState === 'complete' && !('earlyActions' in globalThis));

/** Waits until the page shows a text. */
export const untilSaid = (window: Window, text: string) =>
  waitUntil(window, (wanted) => document.body.innerText.includes(wanted), text);

/** Goes one page back. @returns Whether the browser had kept the page as it was. */
export async function back(window: Window, path: string): Promise<boolean> {
  await window.back();
  await waitUntil(window, (wanted) => location.pathname === wanted, path);
  await untilAlive(window);
  return ask(window, () => 'leftBefore' in globalThis);
}
