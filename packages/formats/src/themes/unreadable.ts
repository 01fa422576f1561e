import { contrastRatio, formatRatio, parseHex, WCAG } from '@swatchwork/color';
import { THEME_MODES, type Theme } from '@swatchwork/theme';

/**
 * Where the primary brand color, kept as it is, cannot be read on the page: some systems write with
 * the color that they fill buttons with.
 *
 * @param what Who writes with it, as the subject of a sentence.
 * @param instead What to write with, as its end.
 */
export const unreadablePrimary = (theme: Theme, what: string, instead: string): string[] =>
  THEME_MODES.flatMap((mode) => {
    const { roles, target } = theme.modes[mode];
    const ratio = contrastRatio(parseHex(roles['brand-solid'].hex)!, parseHex(roles.ground.hex)!);
    const minimum = target === 'AA' ? WCAG.aa : WCAG.aaa;
    if (ratio >= minimum) return [];
    return `${what} with primary, which reaches ${formatRatio(ratio)}:1 on the background in ${mode} and needs ${minimum}:1: ${instead}.`;
  });
