import { describe, type Hex, parseHex } from '@swatchwork/color';

import { create, createSwatch } from './elements.ts';

/** A color of a list and what is said about it. */
export interface ListedColor {
  readonly hex: Hex;
  readonly lines: readonly string[];
  readonly isChosen: boolean;
}

/**
 * Fills a list with colors to choose from; their values are copied by a click.
 *
 * @param onChoose Is given the chosen ones, in their order.
 */
export function fillColors(
  list: HTMLElement,
  colors: readonly ListedColor[],
  onChoose: (chosen: Hex[]) => void,
): void {
  const boxes = colors.map(({ hex, isChosen }) => {
    const label = `${describe(parseHex(hex)!)}, ${hex}`;
    return create('input', { type: 'checkbox', checked: isChosen, value: hex, ariaLabel: label });
  });
  const tell = () => onChoose(colors.filter((_, i) => boxes[i]!.checked).map(({ hex }) => hex));
  list.replaceChildren(
    ...colors.map(({ hex, lines }, i) =>
      create(
        'li',
        {},
        boxes[i]!,
        createSwatch(hex),
        create(
          'span',
          { className: 'said' },
          createCopy(hex),
          ...lines.map((text) => create('span', { className: 'small', textContent: text })),
        ),
      ),
    ),
  );
  for (const box of boxes) box.addEventListener('change', tell);
  tell();
}

function createCopy(hex: Hex): HTMLButtonElement {
  const button = create('button', { type: 'button', className: 'value', textContent: hex });
  button.ariaLabel = `Copy ${hex}`;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(hex);
    button.textContent = `${hex} copied`;
  });
  return button;
}
