import { deltaEOK, formatRatio, type Hex, parseHex } from '@swatchwork/color';
import { extract } from '@swatchwork/extract';
import { decodeWhole, shrink } from '@swatchwork/extract/browser';
import type {
  Reference,
  Request,
  Seen,
  SeenPicture,
  TextContrast,
  Where,
} from '@swatchwork/plugin-core';

import { counted, fillList, find, square } from './find.ts';
import { createPaletteView, type PaletteColor, usedTimes } from './palette-view.ts';

export const selection = find('selection', HTMLElement);
export const selectionTitle = find('selection-title', HTMLElement);
const problem = find('selection-problem', HTMLElement);
const contrast = find('contrast', HTMLElement);
const fix = find('fix', HTMLButtonElement);
const replacement = find('replacement', HTMLFormElement);
const replaced = find('replaced', HTMLSelectElement);
const reference = find('reference', HTMLSelectElement);
const shared = find('shared', HTMLElement);
const pictures = find('pictures-section', HTMLElement);

/** Shows what the selection holds, and asks for what can be done with it. */
export function createSelectionView(request: (what: Request) => Promise<void>) {
  const showPalette = createPaletteView(request);
  let references: readonly Reference[] = [];
  let asked: SeenPicture | undefined;

  const see = () => request({ type: 'see' });
  const show = ({ layers, colors, texts, pictures: found, references: known }: Seen) => {
    problem.textContent = '';
    selectionTitle.textContent =
      layers === 0
        ? 'Nothing is selected: select layers, then read again'
        : `${counted(layers, 'layer')}, ${counted(colors.length, 'color')}`;
    showPalette(
      'Colors',
      'Selection',
      colors.map(({ hex, count }) => ({ hex, note: usedTimes(count) })),
    );
    contrast.hidden = texts.length === 0;
    fillList(find('texts', HTMLElement), texts.map(textLine));
    fix.hidden = !texts.some((text) => !('unclear' in text) && text.fix && !text.obstacle);
    references = known;
    replacement.hidden = colors.length === 0 || known.length === 0;
    fillOptions(
      replaced,
      colors.map(({ hex }) => [hex, hex]),
    );
    orderReferences();
    shared.hidden = !known.some(({ isShared }) => isShared);
    pictures.hidden = found.length === 0;
    fillList(find('pictures', HTMLElement), found.map(pictureButton));
  };

  const orderReferences = () => {
    const from = colorOf(replaced.value as Hex);
    const distance = ({ hex }: Reference) => deltaEOK(colorOf(hex), from);
    const nearest = [...references].sort((one, other) => distance(one) - distance(other));
    fillOptions(
      reference,
      nearest.map(({ id, name, hex, isShared }) => [
        id,
        `${name} (${hex})${isShared ? ', shared' : ''}`,
      ]),
    );
  };

  const pictureButton = (one: SeenPicture) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `Colors of “${one.name}”`;
    button.addEventListener('click', () => {
      asked = one;
      return request({ type: 'picture', picture: one.picture });
    });
    return button;
  };

  /** @returns What to put the focus on. */
  const showPicture = async (bytes: Uint8Array): Promise<HTMLElement> => {
    const colors = await picturePalette(bytes);
    const called = asked?.name ?? '';
    return showPalette(`Colors of “${called}”`, called.slice(0, 40), colors);
  };

  find('see', HTMLButtonElement).addEventListener('click', see);
  fix.addEventListener('click', () => request({ type: 'plan-contrast' }));
  replaced.addEventListener('change', orderReferences);
  replacement.addEventListener('submit', (event) => {
    event.preventDefault();
    const where: Where = new FormData(replacement).get('where') === 'page' ? 'page' : 'selection';
    return request({
      type: 'plan-replacement',
      from: replaced.value as Hex,
      to: reference.value,
      where,
    });
  });

  const fail = (message: string) => {
    problem.textContent = message;
  };
  return { see, show, showPicture, fail };
}

/** Alpha does not count in what is near. */
const colorOf = (hex: Hex) => parseHex(hex.slice(0, 7)) ?? { r: 0, g: 0, b: 0 };

function fillOptions(select: HTMLSelectElement, options: readonly (readonly [string, string])[]) {
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
}

/** As many colors as a palette of the site usually has. */
const COUNT = 5;

/**
 * The colors that stand for a picture, the largest share first.
 *
 * @throws {Error} With a sentence if it cannot be read, or is fully transparent.
 */
async function picturePalette(bytes: Uint8Array): Promise<PaletteColor[]> {
  const bitmap = await decodeWhole(new Blob([new Uint8Array(bytes)]));
  const pixels = shrink(bitmap);
  bitmap.close();
  return extract(pixels, { count: COUNT }).map(({ hex, share }) => {
    return { hex, note: `${Math.round(share * 100)}%` };
  });
}

/** A text of the selection with its contrast, and the nearest color that passes. */
function textLine(text: TextContrast): HTMLElement {
  const line = document.createElement('span');
  if ('unclear' in text) {
    line.append(`“${text.name}”: unclear, because ${text.unclear}`);
    return line;
  }
  const verdict = text.fix ? 'too low, needs' : 'passes';
  const called = text.part === undefined ? `“${text.name}”` : `“${text.name}”, at “${text.part}”`;
  line.append(
    square(text.text),
    square(text.ground),
    `${called}: ${formatRatio(text.ratio)}, ${verdict} ${text.needed}`,
  );
  if (text.fix) line.append(', nearest ', square(text.fix), text.fix);
  if (text.obstacle) line.append(`; ${text.obstacle}`);
  return line;
}
