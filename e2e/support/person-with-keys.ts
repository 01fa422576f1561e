import { expect, type Locator, type Page } from '@playwright/test';

import type { PictureFile } from '../../testing/pictures/picture-files.ts';
import { personAt } from './person.ts';

/** More Tab presses than any page has controls. */
const MOST_MOVES = 250;

/**
 * A person who has only a keyboard. Moving the focus is not counted as an action, as moving a mouse
 * is none.
 */
export function personWithKeys(page: Page) {
  const person = personAt(page);
  const hasFocus = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);

  /** Presses a key until the target has the focus. */
  async function moveTo(target: Locator, key = 'Tab') {
    await target.waitFor();
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  }

  return {
    press: person.press,
    save: person.save,
    expectAtMost: person.expectAtMost,
    moveTo,

    /** Follows a link, or presses a button. */
    async enter(target: Locator) {
      await moveTo(target);
      await person.press('Enter');
    },
    /** Checks a box. */
    async check(box: Locator) {
      await moveTo(box);
      await person.press('Space');
      await expect(box).toBeChecked();
    },
    /** Chooses a tab: Tab leads to the row, arrows to its tabs. */
    async chooseTab(tab: Locator) {
      const chosen = tab.locator('xpath=..').getByRole('tab', { selected: true });
      await moveTo(chosen);
      await moveTo(tab, 'ArrowRight');
      await person.press('Enter');
    },
    /** Replaces the text of a field. */
    async type(field: Locator, text: string) {
      await moveTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await person.fill(field, text);
    },
    /** Types the name of an entry of a list, as lists of the browser take it. */
    async select(list: Locator, entry: string) {
      await moveTo(list);
      await page.keyboard.type(entry);
      await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${entry}`));
    },
    /** Chooses a file in the dialog of the system. */
    async choose(input: Locator, file: PictureFile) {
      await moveTo(input);
      await person.chooseAfter(() => page.keyboard.press('Space'), file);
    },
  };
}
