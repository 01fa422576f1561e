import { formatHex, type Hex, parseHex } from '@swatchwork/color';

import { browser } from './browser-calls.ts';
import { LIMITS } from './limits.ts';

const KEY = 'picks';

/** The colors that were picked, the newest first; kept on this device until they are cleared. */
export async function readPicks(): Promise<Hex[]> {
  const { [KEY]: kept } = await browser.storage.local.get(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((text) => {
    const color = typeof text === 'string' ? parseHex(text) : undefined;
    return color ? [formatHex(color)] : [];
  });
}

export async function addPick(color: Hex): Promise<Hex[]> {
  const picks = [color, ...(await readPicks())].slice(0, LIMITS.picks);
  await browser.storage.local.set({ [KEY]: picks });
  return picks;
}

export const clearPicks = (): Promise<void> => browser.storage.local.set({ [KEY]: [] });
