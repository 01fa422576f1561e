import type { Hex } from '@swatchwork/color';
import { fileName } from '@swatchwork/formats';
import type { Request } from '@swatchwork/plugin-core';
import { wantPalette } from '@swatchwork/plugin-core/wanted';

import { EXPORTS, exported, siteLink } from './carry-palette.ts';
import { counted, fillList, find, square } from './find.ts';

/** A color, and what is said of it, such as how often it is used. */
export interface PaletteColor {
  readonly hex: Hex;
  readonly note: string;
}

const view = find('palette', HTMLElement);
const title = find('palette-title', HTMLElement);
const swatches = find('swatches', HTMLElement);
const name = find('palette-name', HTMLInputElement);
const format = find('export-format', HTMLSelectElement);
const output = find('export', HTMLTextAreaElement);
const copy = find('copy-export', HTMLButtonElement);
const takenAlong = find('taken-along', HTMLElement);
const link = find('open-site', HTMLAnchorElement);

/** The origin of the site: that of the window, or what the plugin was packed with; may be unknown. */
const site = location.protocol.startsWith('http')
  ? location.origin
  : (document.documentElement.dataset.site ?? '');

/** Colors that become a palette: on the site, as a text, or in the library of the file. */
export function createPaletteView(request: (what: Request) => Promise<void>) {
  let colors: readonly Hex[] = [];
  const nameOf = () => name.value.trim() || 'Selection';

  const update = () => {
    const write = EXPORTS[format.value as keyof typeof EXPORTS];
    output.value = write(exported(nameOf(), colors));
    takenAlong.textContent = '';
    link.hidden = site === '';
    link.href = siteLink(site, nameOf(), colors);
  };
  name.addEventListener('input', update);
  format.addEventListener('change', update);
  output.addEventListener('focus', () => output.select());
  copy.addEventListener('click', async () => {
    const isCopied = await copyFrom(output);
    // What is not copied stays selected.
    if (isCopied) copy.focus();
    takenAlong.textContent = isCopied
      ? 'Copied'
      : 'The browser does not let this window copy. The text is selected: copy it with the keyboard.';
  });
  find('download-export', HTMLButtonElement).addEventListener('click', () => {
    const file = fileName(nameOf(), format.value);
    download(output.value, file);
    takenAlong.textContent = `${file} is in your downloads. If it is not, copy the text.`;
  });
  find('make-styles', HTMLButtonElement).addEventListener('click', () =>
    request({
      type: 'plan',
      wanted: wantPalette(
        nameOf(),
        colors.map((hex) => ({ hex })),
      ),
    }),
  );

  return (heading: string, called: string, found: readonly PaletteColor[]): HTMLElement => {
    name.value = called;
    colors = found.map(({ hex }) => hex);
    title.textContent = heading;
    fillList(
      swatches,
      found.map(({ hex, note }) => {
        const line = document.createElement('span');
        line.append(square(hex), hex, ` ${note}`);
        return line;
      }),
    );
    view.hidden = found.length === 0;
    update();
    return title;
  };
}

export const usedTimes = (count: number): string => `in ${counted(count, 'paint')}`;

/**
 * Copies what a field holds; the field is selected meanwhile, and stays so.
 *
 * @returns Whether the browser did it.
 */
async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  // The old command works in frames that get no clipboard from the design tool.
  if (document.execCommand('copy')) return true;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text to the browser as a file. A frame is not told whether it arrives. */
function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Browsers may begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
