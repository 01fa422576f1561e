import { COMMON_OPTIONS, type Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Paint } from './paint.ts';

const EXIT_CODES = `0 success, 1 a contrast is below the minimum, a part was not checked, or a file is
out of date, 2 wrong usage or unreadable input, 3 a bug in swatchwork`;

/** What `swatchwork --help` says. */
export function mainHelp(paint: Paint): string {
  const commands = COMMANDS.map(({ name, summary }) => [name, summary] as const);
  return `swatchwork: color tools for the command line; only pull of a saved theme needs a connection.

${paint.strong('Usage')}
  swatchwork COMMAND [OPTIONS]

${paint.strong('Commands')}
${columns(commands)}

${paint.strong('Options of every command')}
${columns(optionRows(COMMON_OPTIONS))}
  ${'-V, --version'.padEnd(18)}The version of swatchwork

${paint.strong('Examples')}
${examples(COMMANDS.flatMap((command) => command.examples.slice(0, 1)))}

${paint.strong('Exit codes')}
${indent(EXIT_CODES)}

swatchwork COMMAND --help has details. Swatches are shown if the terminal supports colors.
`;
}

/** What `swatchwork COMMAND --help` says. */
export function commandHelp(command: Command, paint: Paint): string {
  const { name, summary, usage, details, options } = command;
  const own = optionRows({ ...options, ...COMMON_OPTIONS });
  return `${summary}.

${paint.strong('Usage')}
  ${['swatchwork', name, usage, '[OPTIONS]'].filter(Boolean).join(' ')}

${indent(reflow(details))}

${paint.strong('Options')}
${columns(own)}

${paint.strong('Examples')}
${examples(command.examples)}

${paint.strong('Exit codes')}
${indent(EXIT_CODES)}
`;
}

function optionRows(options: Command['options']): (readonly [string, string])[] {
  return Object.entries(options).map(([name, { short, value, bare, help }]) => {
    const operand = value && (bare ? ` [${value}]` : ` ${value}`);
    return [`${short ? `-${short}, ` : ''}--${name}${operand ?? ''}`, help];
  });
}

const WIDTH = 88; // letters of a line
const FIRST = 18; // letters of the first column

/** Two columns, the second broken into lines. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const first = Math.max(FIRST, ...rows.map(([term]) => term.length + 2));
  return rows
    .map(([term, text]) => `  ${term.padEnd(first)}${wrap(text, WIDTH - first - 2, first + 2)}`)
    .join('\n');
}

function wrap(text: string, width: number, margin: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join(`\n${' '.repeat(margin)}`);
}

/** Lines of a paragraph are filled anew; those that are empty or indented stay. */
function reflow(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1);
    const continues = [before, line].every((one) => one && !one.startsWith(' '));
    if (continues) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines.map((line) => (line.startsWith(' ') ? line : wrap(line, WIDTH, 0))).join('\n');
}

const examples = (list: Command['examples']) =>
  list.map(([line, what]) => `  swatchwork ${line}\n      ${what}`).join('\n');

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
