import { HEX_COLORS } from './input/color-readers.ts';
import { readInput } from './input/read-input.ts';
import type { ChartRole, RoleName, ThemeMode } from './model/names.ts';
import type { ThemeColor } from './model/scale.ts';
import type { ModeTheme, ThemeInput } from './model/theme.ts';
import { eachMode } from './modes/each-mode.ts';
import { writePaint } from './modes/paint.ts';
import { painterOf } from './modes/painter.ts';

/** The colors of a theme in each mode, without those of charts. */
export interface RolesOfTheme {
  readonly modes: Readonly<
    Record<
      ThemeMode,
      Omit<ModeTheme, 'roles'> & {
        readonly roles: Readonly<Partial<Record<Exclude<RoleName, ChartRole>, ThemeColor>>>;
      }
    >
  >;
}

/**
 * The colors of the roles in each mode, the same as {@link createTheme} makes, in half of its bytes: without colors of
 * charts, scales, the measured pairs and notes.
 *
 * @param input As of a theme, with colors of six hex digits, with or without `#`.
 * @throws {ThemeInputError} If the input cannot be read, naming field, allowed and arrived.
 */
export function createRoles(input: ThemeInput): RolesOfTheme {
  const given = readInput(input, HEX_COLORS);
  const paint = painterOf(given);
  return {
    modes: eachMode((mode) => {
      const { setting, paints } = paint(mode, given);
      const { scheme, target } = setting;
      const roles = Object.entries(paints).map(([role, own]) => [role, writePaint(own)]);
      return { scheme, target, roles: Object.fromEntries(roles) };
    }),
  };
}
