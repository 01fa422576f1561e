import { chromium } from '@playwright/test';

/** The machine's Chromium, as the journeys of e2e/ start it. */
export const launchBrowser = (...args: string[]) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
