import { expect, type Page } from '@playwright/test';

export const DEFAULT_COLORS = ['#F472B6', '#FB923C', '#FBBF24', '#10B981', '#3B82F6'];

type InspectorTab = 'Tune' | 'Harmony' | 'Check' | 'Export';

/** The palette creator as people find it: by roles and names. Slots count from 1. */
export function creatorOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  return {
    /** Opens the page, and a tab of its inspector. */
    async open(query = '', tab?: InspectorTab) {
      await page.goto(`/create-palette${query}`);
      if (tab) await this.tab(tab).click();
    },
    tab: (name: InspectorTab) => page.getByRole('tab', { name, exact: true }),
    /** The sliders of a space. */
    sliderSpace: (name: 'OKLCH' | 'HSL') => page.getByRole('radio', { name, exact: true }),
    slots: page.getByRole('list', { name: 'Palette', exact: true }).getByRole('listitem'),
    swatch: (slot: number) => button(new RegExp(`^Select color ${slot},`)),
    hex: (slot: number) => page.getByRole('textbox', { name: `Hex of color ${slot}` }),
    lock: (slot: number) => button(`Lock color ${slot}`),
    star: (slot: number) => button(`Save color ${slot} to favorites`),
    handle: (slot: number) => button(new RegExp(`^Move color ${slot}`)),
    random: button('Random Colors'),
    renew: button('New Palette'),
    undo: button(/^Undo/),
    redo: button(/^Redo/),
    slider: (name: 'Hue' | 'Saturation' | 'Lightness' | 'Chroma') =>
      page.getByRole('slider', { name }),
    toasts: page.getByRole('status', { name: 'Notifications' }),

    /** The hexes from left to right. */
    colors: () =>
      page
        .getByRole('textbox', { name: /^Hex of color/ })
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),

    /** Replaces the hex of a slot by typing. */
    async setHex(slot: number, text: string) {
      await this.hex(slot).fill(text);
      await this.hex(slot).press('Enter');
    },

    async expectColors(colors: readonly string[]) {
      await expect.poll(this.colors).toEqual(colors);
    },

    async expectUndoCount(count: number) {
      await expect(this.undo).toHaveText(`Undo (${count})`);
    },
  };
}
