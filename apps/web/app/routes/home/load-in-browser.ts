import { browserClient } from '../../api/browser-client.ts';
import { loadHome } from './load.ts';
import { loadParts } from './sent.tsx';

/** The data of the home page, and what the server's markup spares it, for in-page navigation. */
export async function loadInBrowser(address: string) {
  await loadParts();
  // The page finds the answers itself.
  return { ...loadHome(browserClient, address), answers: undefined };
}
