import {
  type AlphaColor,
  type CssColor,
  exactSrgb,
  formatHex,
  mapToGamut,
  parseHex,
} from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';
import { keepApart } from './apart.ts';
import { keep } from './keep.ts';
import type { AddedMode, ModeKind, ModeOptions, ModeSource } from './model.ts';
import { readSource } from './read-source.ts';
import { separate } from './separate.ts';
import { settle } from './settle.ts';
import { turn } from './turn.ts';
import { written } from './written.ts';

/**
 * The colors of a mode that a theme does not have, from one that it has. Same input, same colors.
 *
 * @throws {ThemeInputError} If a pair or a fixed color names no token, or the theme is of that lightness already.
 */
export function addMode(
  source: ModeSource,
  kind: ModeKind,
  { fixed = {} }: ModeOptions = {},
): AddedMode {
  const theme = readSource(source, kind);
  for (const name of Object.keys(fixed)) {
    if (theme.tokens.has(name)) continue;
    throw new ThemeInputError(`fixed.${name}`, 'the name of a token', name);
  }
  const isTurned = kind === 'dark' || kind === 'light';
  const chosen = new Map(Object.entries(fixed).map(([name, color]) => [name, paintOf(color)]));
  const turned = isTurned ? turn(theme, chosen) : keep(theme, chosen, kind);
  const paints = new Map([...turned].map(([name, { paint }]) => [name, inBytes(paint)]));
  const held = new Set(chosen.keys());
  const { standing, changed, impossible } = settle(theme, paints, held);
  const { moved, alike } = separate(theme, standing, kind);
  const parted = keepApart(theme, standing);
  const reasonOf = (name: string) => {
    if (parted.has(name)) return 'it stays apart from a token of another color';
    if (moved.has(name)) return 'it is told from the others in every color vision';
    return changed.has(name) ? 'it moves until its pairs pass' : turned.get(name)!.reason;
  };
  return {
    values: [...theme.tokens.values()].map((token) => ({
      name: token.name,
      from: token.given,
      to: fixed[token.name] ?? written(token, standing.paints.get(token.name)!),
      reason: reasonOf(token.name),
    })),
    unrecognized: [...theme.tokens.values()]
      .filter(({ part }) => part === 'unknown' || part === 'step')
      .map(({ name }) => name),
    impossible,
    alike,
  };
}

const paintOf = (color: CssColor): AlphaColor => ({
  color: mapToGamut(exactSrgb(color)),
  alpha: color.alpha ?? 1,
});

const inBytes = ({ color, alpha }: AlphaColor): AlphaColor => ({
  color: parseHex(formatHex(mapToGamut(color)))!,
  alpha,
});
