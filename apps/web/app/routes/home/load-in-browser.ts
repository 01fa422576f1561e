import { browserClient } from '../../api/browser-client.ts';
import { loadGoOn } from './go-on-later.tsx';
import { loadHome } from './load.ts';

/** The data of the home page, and what the server's markup spares it, for in-page navigation. */
export async function loadInBrowser() {
  await loadGoOn();
  return loadHome(browserClient);
}
