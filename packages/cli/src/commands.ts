import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { chartColors } from './commands/chart-colors.ts';
import { check } from './commands/check.ts';
import { contrast } from './commands/contrast.ts';
import { convert } from './commands/convert.ts';
import { diff } from './commands/diff.ts';
import { exportPalette } from './commands/export.ts';
import { extract } from './commands/extract.ts';
import { fix } from './commands/fix.ts';
import { generate } from './commands/generate.ts';
import { harmony } from './commands/harmony.ts';
import { importPalette } from './commands/import.ts';
import { lsp } from './commands/lsp.ts';
import { match } from './commands/match.ts';
import { mcp } from './commands/mcp.ts';
import { mode } from './commands/mode.ts';
import { pairs } from './commands/pairs.ts';
import { pull } from './commands/pull.ts';
import { repair } from './commands/repair.ts';
import { theme } from './commands/theme.ts';

/** In the order of the help. */
export const COMMANDS: readonly Command[] = [
  convert,
  contrast,
  fix,
  pairs,
  harmony,
  generate,
  chartColors,
  extract,
  exportPalette,
  importPalette,
  match,
  theme,
  pull,
  repair,
  mode,
  check,
  diff,
  audit,
  lsp,
  mcp,
];
