import { readFileSync } from 'node:fs';

import { expect, type Locator, type Page, test } from '@playwright/test';

import type { PictureFile } from '../../testing/pictures/picture-files.ts';

/**
 * A person at a page, whose actions are counted: each click or tap, key, filled or pasted text,
 * chosen entry and chosen file is one. What a person only waits for or reads is none.
 */
export function personAt(page: Page) {
  let actions = 0;
  const one = <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) => {
    return (...args: Args) => {
      actions += 1;
      return act(...args);
    };
  };
  const press = one((key: string) => page.keyboard.press(key));

  return {
    click: one((target: Locator) => target.click()),
    tap: one((target: Locator) => target.tap()),
    /** Taps a place in the target, in CSS pixels from its corner. */
    tapAt: one((target: Locator, position: { x: number; y: number }) => target.tap({ position })),
    press,
    fill: one((field: Locator, text: string) => field.fill(text)),
    check: one((box: Locator) => box.check()),
    select: one((list: Locator, option: string) => list.selectOption(option)),
    choose: one((input: Locator, file: PictureFile) => input.setInputFiles(file)),

    /** Drags a file onto the page. */
    drop: one(async (file: PictureFile) => {
      const dataTransfer = await page.evaluateHandle(
        ({ name, type, bytes }) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
          return data;
        },
        { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
      );
      await page.dispatchEvent('body', 'drop', { dataTransfer });
    }),

    /** Chooses a file in the dialog of the system that an action opens; that is an action too. */
    async chooseAfter(act: () => Promise<unknown>, file: PictureFile) {
      const dialog = page.waitForEvent('filechooser');
      await act();
      await one(async () => (await dialog).setFiles(file))();
    },

    /** Presses a key until the target has the focus, at most `most` times. */
    async pressUntilFocused(key: string, target: Locator, most: number) {
      for (let times = 0; times < most; times += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press(key);
      }
      await expect(target).toBeFocused();
    },

    /** The file that an action makes the browser save. */
    async save(act: () => Promise<unknown>) {
      const download = page.waitForEvent('download');
      await act();
      const file = await download;
      const text = readFileSync(await file.path(), 'utf8');
      return { name: file.suggestedFilename(), text };
    },

    /** The bytes of the file that a button makes the browser save. */
    async saveBytes(target: Locator) {
      const download = page.waitForEvent('download');
      await one(() => target.click())();
      return readFileSync(await (await download).path());
    },

    /** Fails if it took more actions, and notes the number in the report. */
    expectAtMost(most: number) {
      test.info().annotations.push({ type: 'actions', description: `${actions} of ${most}` });
      expect(actions, 'actions of the person').toBeLessThanOrEqual(most);
    },
  };
}

/** The hexes of a text, in upper case, in their order. */
export const hexesIn = (text: string): string[] =>
  (text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((hex) => hex.toUpperCase());
