import { find } from './elements.ts';

const NAMES = ['palette', 'contrast', 'picks'] as const;

export type TabName = (typeof NAMES)[number];

/**
 * Makes the tabs work by click and by arrow keys.
 *
 * @param onOpen Is told which is open.
 * @returns Opens one.
 */
export function setUpTabs(onOpen: (name: TabName) => void): (name: TabName) => void {
  const tabs = NAMES.map((name) => find(`tab-${name}`, HTMLButtonElement));
  const open = (name: TabName) => {
    for (const [i, tab] of tabs.entries()) {
      const isOpen = NAMES[i] === name;
      tab.ariaSelected = String(isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
      find(NAMES[i]!, HTMLElement).hidden = !isOpen;
    }
    onOpen(name);
  };
  for (const [i, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(NAMES[i]!));
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      const next = (i + step + NAMES.length) % NAMES.length;
      open(NAMES[next]!);
      tabs[next]!.focus();
    });
  }
  return open;
}
