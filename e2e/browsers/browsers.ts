import { ensureHeadlessShell } from '../../scripts/lib/chromium.ts';
import { ensureFirefox, ensureWebKit } from '../../scripts/lib/other-browsers.ts';
import { openChromium, openFirefox } from './puppeteer.ts';
import { openWebKit } from './webkit.ts';
import type { LaunchOptions, Window } from './window.ts';

type Open = (options: LaunchOptions) => Promise<Window>;

const chromium = await ensureHeadlessShell();
const firefox = await ensureFirefox();
const webkit = await ensureWebKit();

/** Each engine, and how a window of it is opened; `open` is undefined where it cannot be had. */
export const BROWSERS: readonly { name: string; open: Open | undefined }[] = [
  { name: 'Chromium', open: chromium ? (options) => openChromium(chromium, options) : undefined },
  { name: 'Firefox', open: firefox ? (options) => openFirefox(firefox, options) : undefined },
  { name: 'WebKit', open: webkit && ((options) => openWebKit(webkit, options)) },
];
