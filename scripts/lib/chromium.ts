import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { findOrInstall, findProgram } from './programs.ts';
import { runTool } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium for the browser tests: the system's, apt's, or Playwright's own; undefined if none. */
export async function ensureChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH ?? findProgram(...NAMES);
  if (given) return given;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();

  const installed = await findOrInstall(NAMES, 'chromium');
  if (installed) return installed;

  const code = await runTool('playwright', ['install', 'chromium'], { quiet: true });
  return code === 0 ? chromium.executablePath() : undefined;
}
