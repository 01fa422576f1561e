import { formatHex, type Hex, parseHex } from '@swatchwork/color';

import { addPick } from '../picks.ts';
import { rootOf } from './dom.ts';

/** The part of the EyeDropper API that is used; TypeScript does not know it. */
interface EyeDropperCalls {
  EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> };
}

let bar: HTMLElement | undefined;

/**
 * Shows a bar on the page with which a person picks one color after the other: browsers open their
 * eyedropper only where a person has clicked or pressed a key.
 *
 * @returns Whether the browser has an eyedropper.
 */
export function openBar(): boolean {
  const { EyeDropper } = globalThis as EyeDropperCalls;
  const root = rootOf(document);
  if (!EyeDropper || !root) return false;
  bar?.remove();
  bar = document.createElement('div');
  bar.style.cssText = 'all: initial; display: contents;';
  const shadow = bar.attachShadow({ mode: 'closed' });
  root.append(bar);
  fill(shadow, EyeDropper);
  return true;
}

export function closeBar(): void {
  bar?.remove();
  bar = undefined;
}

function fill(shadow: ShadowRoot, EyeDropper: NonNullable<EyeDropperCalls['EyeDropper']>): void {
  const style = new CSSStyleSheet();
  style.replaceSync(PICK_STYLE);
  shadow.adoptedStyleSheets = [style];

  const panel = create('div', { role: 'group', ariaLabel: 'Swatchwork: pick colors' });
  // Above everything of the page, whatever its `z-index`
  panel.popover = 'manual';
  const row = create('span', { className: 'row', ariaHidden: 'true' });
  const said = create('span', { role: 'status', textContent: 'Pick colors' });
  const pick = create('button', { textContent: 'Pick', className: 'strong' });
  const done = create('button', { textContent: 'Done' });
  panel.append(row, said, pick, done);
  shadow.append(panel);
  panel.showPopover();
  pick.focus();

  let count = 0;
  const pickOn = async () => {
    // The eyedropper shows the page without the bar.
    panel.classList.add('aside');
    try {
      for (;;) {
        const { sRGBHex } = await new EyeDropper().open();
        const color = parseHex(sRGBHex);
        if (!color) return;
        count++;
        await note(formatHex(color));
      }
    } catch (error) {
      // Escape ends the row; a browser may also want a click or a key before each color.
      const isOver = error instanceof DOMException && error.name === 'AbortError';
      if (isOver && count > 0) said.textContent = `${counted(count)} picked`;
    } finally {
      panel.classList.remove('aside');
      pick.focus();
    }
  };
  const note = async (color: Hex) => {
    await addPick(color);
    const swatch = create('i');
    swatch.style.background = color;
    row.prepend(swatch);
    while (row.childElementCount > 8) row.lastChild?.remove();
    said.textContent = `${color} · ${counted(count)}`;
  };

  // A page may not click for the person.
  pick.addEventListener('click', ({ isTrusted }) => isTrusted && pickOn());
  done.addEventListener('click', closeBar);
  panel.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') closeBar();
  });
}

const counted = (count: number): string => `${count} ${count === 1 ? 'color' : 'colors'}`;

function create<K extends 'div' | 'span' | 'button' | 'i'>(
  tag: K,
  properties: Partial<HTMLElement> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}

/** The style of the bar, which the styles of a page do not reach. */
const PICK_STYLE = `
[popover] {
  color-scheme: light dark;
  position: fixed;
  inset: 12px 12px auto auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-width: calc(100vw - 24px);
  box-sizing: border-box;
  margin: 0;
  padding: 8px;
  border: 1px solid light-dark(#767676, #8c8c8c);
  border-radius: 14px;
  background: light-dark(#fff, #1f1f1f);
  color: light-dark(#1a1a1a, #f5f5f5);
  font: 14px/1.4 system-ui, sans-serif;
  box-shadow: 0 4px 16px #0003;
}
.aside { opacity: 0; }
.row { display: flex; }
.row:empty { display: none; }
i { width: 20px; height: 28px; }
[role="status"] { min-width: 10em; padding-inline: 4px; font-variant-numeric: tabular-nums; }
button {
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid currentColor;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
}
.strong { background: light-dark(#1a1a1a, #f5f5f5); color: light-dark(#fff, #1a1a1a); }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
