import { Args, type Option } from '../args.ts';
import { COMMON_OPTIONS, type Command } from '../command.ts';
import { chartColors } from '../commands/chart-colors.ts';
import { contrast } from '../commands/contrast.ts';
import { convert } from '../commands/convert.ts';
import { exportPalette } from '../commands/export.ts';
import { extract } from '../commands/extract.ts';
import { fix } from '../commands/fix.ts';
import { generate } from '../commands/generate.ts';
import { harmony } from '../commands/harmony.ts';
import { importPalette } from '../commands/import.ts';
import { modeTool } from '../commands/mode.ts';
import { pairs } from '../commands/pairs.ts';
import { repair } from '../commands/repair.ts';
import { theme } from '../commands/theme.ts';
import { createPaint } from '../paint.ts';
import { quote, UsageError } from '../usage-error.ts';
import { auditColors, suggestToken } from './audit-tools.ts';
import { COLOR_TOOLS, checkTheme } from './color-tools.ts';
import { matchPalette } from './match-palette.ts';

/**
 * Commands by the name that the same tool has at `/mcp` of a site. Only `search_palettes` and
 * `color_of_the_day` are missing, which need its data.
 */
const TOOLS = {
  convert_color: convert,
  check_contrast: contrast,
  fix_contrast: fix,
  check_palette: pairs,
  find_harmonies: harmony,
  generate_palette: generate,
  create_chart_palette: chartColors,
  extract_colors: extract,
  export_palette: exportPalette,
  import_palette: importPalette,
  match_palette: matchPalette,
  create_theme: theme,
  export_theme: theme,
  repair_theme: repair,
  add_mode: modeTool,
  check_theme: checkTheme,
  audit_colors: auditColors,
  suggest_token: suggestToken,
  ...COLOR_TOOLS,
} as const satisfies Record<string, Command>;

type Tool = keyof typeof TOOLS;

const isTool = (name: string): name is Tool => Object.hasOwn(TOOLS, name);

/** Options of files and terminals: a tool reads what it is sent, and writes nothing. */
const FILES = ['output', 'from', 'write', 'only', 'quiet'];

/** Whether the answer is the content of a file: of themes, JSON lists all files but these two. */
const isFileAsked = (tool: Tool, { format }: Record<string, unknown>) =>
  tool === 'export_palette' || (tool === 'export_theme' && (format === 'pdf' || format === 'zip'));

const COLORS = {
  type: 'array',
  items: { type: 'string' },
  description: 'Any CSS colors, such as #3B82F6, teal or oklch(0.62 0.19 260)',
};
const FILE = { type: 'string', contentEncoding: 'base64', description: 'The file as base64' };

const takesFile = ({ usage }: Command) => usage.includes('FILE');
const takesColors = ({ usage }: Command) => /COLOR|TEXT/.test(usage);

/** The tools as a client lists them. */
export const listTools = () =>
  Object.entries(TOOLS).map(([name, command]) => ({
    name,
    title: command.summary,
    description: `${command.summary}. ${command.details}`,
    inputSchema: {
      type: 'object' as const,
      properties: {
        ...(takesColors(command) && { colors: COLORS }),
        ...(takesFile(command) && { file: FILE }),
        ...Object.fromEntries(
          optionsOf(name, command).map(([key, option]) => [key, schemaOf(option)]),
        ),
      },
      ...(takesFile(command) && { required: ['file'] }),
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  }));

function schemaOf({ value, help }: Option) {
  if (!value) return { type: 'boolean', description: help };
  if (value === 'JSON') return { type: ['object', 'array'], description: `Such as ${help}` };
  return { type: ['string', 'number'], description: `${value}: ${help}` };
}

const optionsOf = (tool: string, { options }: Command): [string, Option][] =>
  Object.entries(options).filter(
    ([name]) =>
      !FILES.includes(name) &&
      !(tool === 'create_theme' && name === 'format') &&
      !((tool === 'repair_theme' || tool === 'add_mode') && name === 'pairs'),
  );

type Content =
  | { type: 'text'; text: string }
  | { type: 'resource'; resource: { uri: string; mimeType: string; blob: string } };

export interface ToolAnswer {
  [key: string]: unknown;
  content: Content[];
  isError: boolean;
}

/** Runs a tool. Wrong use is an answer with `isError`, whose text says what is allowed. */
export async function callTool(name: string, given: Record<string, unknown>): Promise<ToolAnswer> {
  const content: Content[] = [];
  const notes: Content[] = [];
  const say = (text: string) => void content.push({ type: 'text', text });
  try {
    if (!isTool(name)) {
      const allowed = Object.keys(TOOLS).join(', ');
      throw new UsageError(`The tool must be one of ${allowed}; got ${quote(name)}.`);
    }
    const command = TOOLS[name];
    const args = new Args(toWords(name, given), { ...command.options, ...COMMON_OPTIONS });
    await command.run({
      args,
      paint: createPaint(1),
      env: {},
      toTerminal: false,
      write: say,
      writeContent: (file) => {
        if (typeof file === 'string') return say(file);
        const blob = Buffer.from(file).toString('base64');
        const mimeType = 'application/octet-stream';
        content.push({ type: 'resource', resource: { uri: `file:///${name}`, mimeType, blob } });
      },
      note: (text) => void notes.push({ type: 'text', text }),
      onlyInput: true,
      readInput: async () =>
        Buffer.from(typeof given.file === 'string' ? given.file : '', 'base64'),
    });
    return { content: [...content, ...notes], isError: false };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** The command line that asks the same. */
function toWords(tool: Tool, given: Record<string, unknown>): string[] {
  const command: Command = TOOLS[tool];
  const { colors = [], file, ...options } = given;
  const known = optionsOf(tool, command).map(([name]) => name);
  const words = isFileAsked(tool, options) ? [] : ['--json'];
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name)) {
      const allowed = [
        ...(takesColors(command) ? ['colors'] : []),
        ...(takesFile(command) ? ['file'] : []),
        ...known,
      ];
      throw new UsageError(`An argument must be one of ${allowed.join(', ')}; got ${quote(name)}.`);
    }
    const text = typeof value === 'object' ? JSON.stringify(value) : value;
    if (command.options[name]?.value) words.push(`--${name}=${text}`);
    else if (value === true) words.push(`--${name}`);
    else if (value !== false) {
      throw new UsageError(`${name} must be true or false; got ${quote(String(value))}.`);
    }
  }
  if (!Array.isArray(colors) || !colors.every((color) => typeof color === 'string')) {
    throw new UsageError('colors must be a list of texts.');
  }
  if (takesFile(command)) {
    if (typeof file !== 'string') {
      throw new UsageError('file must be the file as base64; got none.');
    }
    return [...words, '-', '--', ...colors];
  }
  return [...words, '--', ...colors];
}
