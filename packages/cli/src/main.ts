import { parseColor } from '@swatchwork/color';
import { Args, type Options } from './args.ts';
import { COMMON_OPTIONS, type Command, type Context, EXIT, type ExitCode } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, mainHelp } from './help.ts';
import { colorDepth, createPaint } from './paint.ts';
import { suggest } from './suggest.ts';
import { escapeUnseen, toTerminalText } from './terminal.ts';
import { listOf, quote, UsageError } from './usage-error.ts';
import { VERSION } from './version.ts';

/** The input and output of `process`. */
export interface World extends Pick<Context, 'env' | 'readInput'> {
  stdout: { isTTY?: boolean };
  /** Writes to standard output, unchanged. */
  write(content: string | Uint8Array): void;
  /** Writes to standard error, unchanged. */
  note(text: string): void;
}

/** Runs a command line, without the name of the program. Never throws. */
export async function main(argv: readonly string[], world: World): Promise<ExitCode> {
  const { stdout, env } = world;
  const toTerminal = stdout.isTTY === true;
  const write = (text: string) => world.write(toTerminalText(text));
  const note = (text: string) => world.note(toTerminalText(text));
  const writeContent = (content: string | Uint8Array) =>
    world.write(toTerminal && typeof content === 'string' ? escapeUnseen(content) : content);
  const isPlain = argv.includes('--no-color');
  const paint = createPaint(isPlain ? 1 : colorDepth(stdout, env));
  const [first = '', ...rest] = argv;
  let name = '';
  try {
    if (first === '--version' || first === '-V') {
      write(`${VERSION}\n`);
      return EXIT.ok;
    }
    if (['--help', '-h', 'help'].includes(first)) {
      const topic = rest.find((word) => !word.startsWith('-'));
      write(topic ? commandHelp(findCommand(topic), paint) : mainHelp(paint));
      return EXIT.ok;
    }
    if (first === '') {
      note(mainHelp(createPaint(1)));
      return EXIT.usage;
    }
    const command = findCommand(first);
    name = ` ${command.name}`;
    const options: Options = { ...command.options, ...COMMON_OPTIONS };
    if (asksForHelp(rest)) {
      write(commandHelp(command, paint));
      return EXIT.ok;
    }
    const args = new Args(rest, options);
    return await command.run({ ...world, args, paint, toTerminal, write, writeContent, note });
  } catch (error) {
    if (error instanceof UsageError) {
      note(`swatchwork${name}: ${error.message}\nTry swatchwork${name} --help.\n`);
      return EXIT.usage;
    }
    const trace = error instanceof Error ? error.stack : String(error);
    note(
      `swatchwork${name}: this is a bug in swatchwork ${VERSION}, please report it.\n${trace}\n`,
    );
    return EXIT.fault;
  }
}

/** Recognized anywhere, even in a command line with errors. */
function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.some((word, i) => ['--help', '-h'].includes(word) && (end < 0 || i < end));
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command) return command;
  const names = COMMANDS.map((each) => each.name);
  throw new UsageError(`The command must be ${listOf(names)}; got ${quote(name)}.`, {
    suggestion: parseColor(name) ? `convert ${name}` : suggest(name, names),
  });
}
