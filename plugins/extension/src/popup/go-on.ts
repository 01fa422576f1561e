import type { Hex } from '@swatchwork/color';

import { browser } from '../browser-calls.ts';
import { LINKS, readSite } from '../links.ts';
import { counted, create, find } from './elements.ts';

const KEY = 'site';

const PLACES = [
  ['creator', 'Creator'],
  ['theme', 'Theme'],
  ['tray', 'Tray'],
] as const;

/**
 * Makes the links into the site work.
 *
 * @returns Takes the colors that they carry.
 */
export async function setUpLinks(): Promise<(colors: readonly Hex[]) => void> {
  const { [KEY]: kept } = await browser.storage.local.get(KEY);
  let site = typeof kept === 'string' ? readSite(kept) : undefined;
  let chosen: readonly Hex[] = [];
  const field = find('site', HTMLInputElement);
  const details = find('site-details', HTMLDetailsElement);
  field.value = site ?? '';
  details.open = !site;

  const show = () => {
    find('go-on-title', HTMLElement).textContent =
      chosen.length === 0 ? 'No colors chosen' : `Continue with ${counted(chosen.length, 'color')}`;
    const links = site && chosen.length > 0 ? PLACES : [];
    find('links', HTMLElement).replaceChildren(
      ...links.map(([place, textContent]) =>
        create('a', { href: site + LINKS[place](chosen), target: '_blank', textContent }),
      ),
    );
  };

  find('site-form', HTMLFormElement).addEventListener('submit', async (event) => {
    event.preventDefault();
    const read = readSite(field.value);
    find('site-problem', HTMLElement).textContent = read
      ? ''
      : 'Enter the address of a site, such as https://swatchwork.example.';
    if (!read) return;
    site = read;
    field.value = read;
    await browser.storage.local.set({ [KEY]: read });
    details.open = false;
    show();
  });

  return (colors) => {
    chosen = colors;
    show();
  };
}
