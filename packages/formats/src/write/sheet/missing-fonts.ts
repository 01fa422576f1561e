import { hasAllFamilies, hasLetter, isInstalled } from '#families';

import { LONGEST_NAME, oneLine } from '../../text/text.ts';
import { familyOrder } from './family-order.ts';
import { alphabetOf, charactersOf, isBuiltIn } from './letters.ts';
import type { SlicedFamily } from './slices.ts';

/** Of all families, whose number of slices and letters may grow within it. */
const MAJOR = 5;

/**
 * The packages whose fonts a sheet of these names would need and that are not installed, as `npm install` takes
 * them: as few as have all letters, by the order in which the families are asked.
 */
export function missingFonts(names: readonly string[]): string[] {
  if (hasAllFamilies()) return [];
  const texts = names.map((name) => oneLine(name).slice(0, LONGEST_NAME).normalize('NFC'));
  const characters = new Set(texts.flatMap(charactersOf));
  const order = familyOrder(characters);
  const missing = new Set<SlicedFamily>();
  for (const character of characters) {
    if (isBuiltIn(character) || alphabetOf(character)) continue;
    const having = order.flatMap(([family, isPart]) =>
      isPart(character) && hasCharacter(family, character) ? family : [],
    );
    const isFound = having.some((family) => isInstalled(family) || missing.has(family));
    if (having[0] && !isFound) missing.add(having[0]);
  }
  return [...missing].map((family) => `@fontsource-variable/${family}@${MAJOR}`);
}

/** Whether a family has a character that is looked for in it; that of emoji has every emoji. */
const hasCharacter = (family: SlicedFamily, character: string): boolean =>
  family === 'noto-emoji' || hasLetter(family, character);
