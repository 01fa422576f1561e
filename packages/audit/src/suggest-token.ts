import type { ParsedColor } from '@swatchwork/color';

import { auditColors } from './audit.ts';
import { distanceOf } from './change/prove.ts';
import { hexOf, isInSrgb } from './colors.ts';
import type { SourceFile } from './model.ts';

/** Tokens that are listed for a mode. */
const MOST_LISTED = 5;

/** Which tokens of a theme a color is, or is near to. */
export interface TokenSuggestion {
  /** `#rrggbb`, or `#rrggbbaa` where it is translucent. */
  readonly hex: string;
  /** Tokens with this color in every mode. */
  readonly everywhere: readonly string[];
  /** The token whose largest distance in any mode is least; null if none has a color with this opacity in all. */
  readonly nearest: { readonly token: string; readonly distance: number } | null;
  /** By mode: the tokens with this color, and the nearest others with their color and ΔE_OK. */
  readonly modes: Readonly<Record<string, ModeSuggestion>>;
  /** Sentences: what was not read. */
  readonly notes: readonly string[];
}

interface ModeSuggestion {
  readonly same: readonly string[];
  readonly near: readonly {
    readonly token: string;
    readonly hex: string;
    readonly distance: number;
  }[];
}

/**
 * Finds the tokens of a theme that a color is in each mode, and those nearest to it. Tokens that scripts or parts of
 * a page change are left out, as in an audit.
 *
 * @param files The theme: style sheets with custom properties, or design tokens.
 */
export function suggestToken(color: ParsedColor, files: readonly SourceFile[]): TokenSuggestion {
  const { themes, notRead } = auditColors({ files });
  const [theme] = themes;
  const contexts = theme?.sheet.contexts ?? [];
  const tokens = [...(theme?.sheet.tokens ?? [])].filter(
    ([name]) => !name.includes(' ') && !theme!.barred.has(name),
  );
  const measured = tokens.map(([token, { colors }]) => ({
    token,
    colors,
    distances: contexts.map((context) => distanceOf(color, colors.get(context))),
  }));
  const modes = contexts.map((context, i): [string, ModeSuggestion] => {
    const here = nearestFirst(
      measured.map(({ token, colors, distances }) => ({ token, colors, distance: distances[i]! })),
    );
    const same = here.filter(({ distance }) => distance === 0).map(({ token }) => token);
    const near = here
      .slice(same.length, same.length + MOST_LISTED)
      .map(({ token, colors, distance }) => {
        return { token, hex: hexOf(colors.get(context)!), distance };
      });
    return [context, { same, near }];
  });
  const worst = nearestFirst(
    measured.map(({ token, distances }) => ({ token, distance: Math.max(...distances) })),
  );
  return {
    hex: hexOf(color),
    everywhere: worst.flatMap(({ token, distance }) => (distance === 0 ? [token] : [])),
    nearest: worst[0] ?? null,
    modes: Object.fromEntries(modes),
    notes: [
      ...(isInSrgb(color)
        ? []
        : [
            `${hexOf(color)} is the nearest color in sRGB: it lies outside sRGB; its distances are exact.`,
          ]),
      ...notRead.map(({ file, reason }) => `${file}: ${reason}.`),
    ],
  };
}

const nearestFirst = <One extends { distance: number }>(list: readonly One[]): One[] =>
  list
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((one, other) => one.distance - other.distance);
