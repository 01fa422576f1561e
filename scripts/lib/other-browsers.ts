import { findOrInstall } from './programs.ts';

/** Firefox, which needs no driver; undefined if it cannot be had. */
export const ensureFirefox = () => findOrInstall(['firefox-esr', 'firefox'], 'firefox-esr');

/** WebKitGTK's driver with its small browser, and a screen for it; undefined if one is missing. */
export async function ensureWebKit(): Promise<{ driver: string; xvfb: string } | undefined> {
  const driver = await findOrInstall(['WebKitWebDriver'], 'webkit2gtk-driver');
  const xvfb = driver && (await findOrInstall(['Xvfb'], 'xvfb'));
  return driver && xvfb ? { driver, xvfb } : undefined;
}
