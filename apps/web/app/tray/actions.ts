import { describe, parseHex } from '@swatchwork/color';

import { toast } from '../ui/messages/toast.ts';
import { countOf } from '../ui/text/format-count.ts';
import { colorOf } from './color-of.ts';
import { type TrayColor, withoutRepeats } from './tray-color.ts';
import { addColors, holds, MOST_COLORS } from './tray-state.ts';
import { changeTray } from './tray-store.ts';

/** Adds colors and says what became of them. */
export function addToTray(colors: readonly TrayColor[]) {
  const { was, is } = changeTray((tray) => addColors(tray, colors));
  const given = withoutRepeats(colors);
  const added = given.filter((color) => holds(is, color) && !holds(was, color));
  const refused = given.filter((color) => !holds(is, color)).length;

  if (refused > 0) {
    toast.error(
      'Tray Is Full',
      `It can have ${MOST_COLORS} colors; ${countOf(refused, 'color')} did not fit. Remove some first.`,
    );
  } else if (added.length === 0) {
    toast.info('Already in the Tray', colors.length === 1 ? words(colors[0]!) : undefined);
  } else {
    const what = added.length === 1 ? words(added[0]!) : countOf(added.length, 'color');
    toast.success('Added to Tray', `${what}.`);
  }
}

const words = ({ hex, exact = hex }: TrayColor) => `${exact}, ${describe(parseHex(hex)!)}`;

/** Adds the color that the keyboard's focus is on, else the one under the pointer. */
export function addPointedAt() {
  const focused = document.querySelector(':focus-visible');
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  const color = (focused && colorOf(focused)) ?? (hovered && colorOf(hovered));
  if (color) addToTray([color]);
  else toast.info('No Color Here', 'Point at a color or focus one, then press T.');
}
