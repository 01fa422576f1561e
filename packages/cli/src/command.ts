import type { Args, Options } from './args.ts';
import type { Paint } from './paint.ts';
import { toLines } from './terminal.ts';

/** Exit codes of a command; `main.ts` adds a fourth, for faults of the program itself. */
export const EXIT = {
  /** Done; the condition holds, if there was one. */
  ok: 0,
  /** Done, but a contrast is below the requested ratio, or a file is out of date. */
  failed: 1,
  /** Wrong use, or input that cannot be read. */
  usage: 2,
  /** A fault of Swatchwork. */
  fault: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** How a command reads and writes. */
export interface Context {
  args: Args;
  paint: Paint;
  env: NodeJS.ProcessEnv;
  /** Whether the output goes to a terminal, where binary data does harm. */
  toTerminal: boolean;
  /** Writes text or JSON to standard output, without what a terminal would obey. */
  write(text: string): void;
  /** Writes the content of a file to standard output, unchanged unless that is a terminal. */
  writeContent(content: string | Uint8Array): void;
  /** Writes a sentence for people to standard error. */
  note(text: string): void;
  /** All of standard input; can be read once. */
  readInput(): Promise<Uint8Array>;
  /** Whether no file may be read by its name, because somebody else names it. */
  onlyInput?: true;
}

export interface Command {
  name: string;
  /** What it does, in one line. */
  summary: string;
  /** What follows its name, such as `COLOR...`. */
  usage: string;
  /** Paragraphs of the help, at most 80 letters a line. */
  details: string;
  options: Options;
  /** Command lines after `swatchwork`, and what they do. */
  examples: readonly (readonly [line: string, what: string])[];
  /** @throws {UsageError} For wrong use. */
  run(context: Context): Promise<ExitCode>;
}

/** Options that every command has. */
export const COMMON_OPTIONS: Options = {
  json: { help: 'Print JSON' },
  'no-color': { help: 'No colored output (also NO_COLOR)' },
  help: { short: 'h', help: 'Show this help' },
};

/** Says on standard error what was lost, unless the answer is JSON, which holds it as `notes`. */
export function sayNotes({ args, note }: Context, notes: readonly string[]): void {
  if (!args.has('json')) for (const sentence of notes) note(toLines([sentence]));
}

/** JSON as every command writes it. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
