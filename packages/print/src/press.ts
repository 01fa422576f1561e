import type { Lab } from '@swatchwork/color';

import type { Cmyk } from './cmyk-text.ts';
import { type PrintCondition, printedLab } from './condition.ts';
import { PRINT_CONDITIONS } from './conditions.ts';

/** A print condition for files that hold amounts of ink, 0…1: four, or black alone. */
export function pressOf(condition: PrintCondition) {
  const { name, characterization } = PRINT_CONDITIONS.find(({ id }) => id === condition.id)!;
  return {
    name: `${name} (${characterization})`,
    /** As {@link printedLab} says. */
    labOf(inks: readonly number[]): Lab {
      const [c = 0, m = 0, y = 0, k = 0] = inks.length === 1 ? [0, 0, 0, ...inks] : inks;
      const cmyk: Cmyk = [c * 100, m * 100, y * 100, k * 100];
      return printedLab(condition, cmyk);
    },
  };
}
