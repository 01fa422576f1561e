import type { Hex } from '@swatchwork/color';

import { judgePage } from '../judge/judge-page.ts';
import { clearPicks, readPicks } from '../picks.ts';
import { fillColors } from './color-list.ts';
import { showContrast } from './contrast-view.ts';
import { counted, find } from './elements.ts';
import { setUpLinks } from './go-on.ts';
import { linkPage, type PageLink } from './page-link.ts';
import { showPalette } from './palette-view.ts';
import { readPictures } from './read-pictures.ts';
import { setUpSaving } from './save.ts';
import { setUpTabs, type TabName } from './tabs.ts';

const NO_EYEDROPPER =
  'This browser has no eyedropper for pages. The palette has the colors of the page.';

// The page is read while the popup gets ready; what fails is told below, where it is waited for.
const linking = linkPage();
const reading = linking.then((link) => link.read());
reading.catch(() => undefined);

const problem = find('problem', HTMLElement);
const pick = find('pick', HTMLButtonElement);

const carry = await setUpLinks();
const chosen: Record<TabName, Hex[]> = { palette: [], contrast: [], picks: [] };
let shown: TabName = 'palette';

/** The colors that the links and files take are those of the tab in front. */
const setUpChosen = (name: TabName) => (colors: Hex[]) => {
  chosen[name] = colors;
  if (shown === name) carry(colors);
};

setUpSaving(() => chosen[shown]);
const openTab = setUpTabs((name) => {
  shown = name;
  find('go-on', HTMLElement).hidden = name === 'contrast';
  carry(chosen[name]);
});

async function showPicks(): Promise<void> {
  const picks = await readPicks();
  find('picks-summary', HTMLElement).textContent =
    picks.length === 0
      ? 'Nothing picked yet. Colors that you pick are kept here, only on this device.'
      : `${counted(picks.length, 'color')}, the newest first, kept only on this device`;
  find('clear', HTMLButtonElement).hidden = picks.length === 0;
  const colors = [...new Set(picks)].map((hex, i) => ({ hex, lines: [], isChosen: i < 10 }));
  fillColors(find('picked-colors', HTMLElement), colors, setUpChosen('picks'));
}

find('clear', HTMLButtonElement).addEventListener('click', async () => {
  await clearPicks();
  await showPicks();
  find('tab-picks', HTMLButtonElement).focus();
});

async function showPage(link: PageLink): Promise<void> {
  const frames = await reading;
  const main = frames.find(({ frame }) => frame === 0);
  const page = judgePage(frames, main && (await readPictures(link.windowId, main.sample)));
  showPalette(page, setUpChosen('palette'));
  showContrast(page, link);
}

openTab('palette');
await showPicks();
try {
  const link = await linking;
  pick.addEventListener('click', async () => {
    if (await link.ask(0, 'openBar')) window.close();
    else problem.textContent = NO_EYEDROPPER;
  });
  await showPage(link);
} catch (error) {
  pick.disabled = true;
  problem.textContent = error instanceof Error ? error.message : String(error);
  for (const id of ['palette-summary', 'contrast-summary']) find(id, HTMLElement).textContent = '';
}
