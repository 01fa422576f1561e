import { colorKey } from '../colors.ts';
import type { Paint, Place } from '../model.ts';
import type { Theme } from '../themes.ts';

/** A token that has the color of a place, in some contexts or in all. */
export interface Match {
  readonly token: string;
  readonly contexts: readonly string[];
  readonly isEverywhere: boolean;
  /** Why it cannot stand there all the same, as a clause. */
  readonly barred?: string;
}

/** The tokens that have a color, those with the most contexts first. */
export function matchesOf({ color }: Pick<Place, 'color'>, theme: Theme): Match[] {
  if (!color) return [];
  const key = colorKey(color);
  const contexts = new Map<string, string[]>();
  for (const [context, byColor] of theme.byColor) {
    for (const token of byColor.get(key) ?? []) {
      const list = contexts.get(token);
      if (list) list.push(context);
      else contexts.set(token, [context]);
    }
  }
  const all = theme.sheet.contexts.length;
  return [...contexts]
    .map(([token, list]): Match => {
      const barred = theme.barred.get(token);
      return {
        token,
        contexts: list,
        isEverywhere: list.length === all,
        ...(barred !== undefined && { barred }),
      };
    })
    .sort((one, other) => other.contexts.length - one.contexts.length);
}

const ON = /foreground|text|ink|(?:^|-)on-|-on$|label|heading|title|link/;
const EDGE = /border|outline|ring|divider|line(?:$|-)|stroke|input/;
const GROUND =
  /background|surface|card|popover|paper|canvas|(?:^|-)bg|base|sidebar|muted$|secondary$|accent$/;

/** Whether the name of a token says that it is for this; a name that says nothing, such as a step of a scale, is for all. */
export function suits(token: string, paint: Paint): boolean {
  const name = token.replace(/^--(?:color-)?/, '');
  if (ON.test(name)) return paint === 'text' || paint === 'fill';
  if (EDGE.test(name)) return paint === 'border' || paint === 'outline';
  if (GROUND.test(name)) return paint === 'background' || paint === 'gradient stop';
  return true;
}
