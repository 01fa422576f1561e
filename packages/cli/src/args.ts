import { parseArgs } from 'node:util';

import { suggest } from './suggest.ts';
import { listOf, quote, UsageError } from './usage-error.ts';

/** One option of a command, as its help shows it. */
export interface Option {
  /** What its value is called, such as `RATIO`; an option without this is a switch. */
  value?: string;
  /** The value of the option when it is given without one; if absent, a value is required. */
  bare?: string;
  short?: string;
  help: string;
}

export type Options = Readonly<Record<string, Option>>;

/** The words after the name of a command; each value is checked when the command reads it. */
export class Args {
  readonly positionals: readonly string[];
  readonly #options: Options;
  readonly #values = new Map<string, string | true>();

  /** @throws {UsageError} If an option is unknown, lacks its value, or has one too many. */
  constructor(argv: readonly string[], options: Options) {
    this.#options = options;
    const { tokens, positionals } = parseArgs({
      args: withBareValues(argv, options),
      options: parserOptions(options),
      strict: false,
      allowPositionals: true,
      tokens: true,
    });
    this.positionals = positionals;
    for (const token of tokens) if (token.kind === 'option') this.#add(token);
  }

  /** The text of an option. */
  text(name: string): string | undefined {
    const value = this.#valueOf(name);
    return value === true ? undefined : value;
  }

  has(name: string): boolean {
    return this.#valueOf(name) !== undefined;
  }

  /** @throws {UsageError} If the value is none of the allowed. */
  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : oneOf(`--${name}`, text, allowed);
  }

  /** @throws {UsageError} If the value is not whole or out of range. */
  integer(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
    throw new UsageError(
      `--${name} must be a whole number from ${least} to ${most}; got ${quote(text)}.`,
    );
  }

  /** @throws {UsageError} If the value is no number, or out of range. */
  number(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^[\d.]{1,9}$/.test(text) && number >= least && number <= most) return number;
    throw new UsageError(
      `--${name} must be a number from ${least} to ${most}; got ${quote(text)}.`,
    );
  }

  #valueOf(name: string): string | true | undefined {
    if (!Object.hasOwn(this.#options, name)) throw new Error(`Unknown option ${name}`);
    return this.#values.get(name);
  }

  #add({ name, rawName, value, inlineValue }: OptionToken): void {
    const option = Object.hasOwn(this.#options, name) ? this.#options[name] : undefined;
    if (!option) {
      const known = Object.keys(this.#options).map((key) => `--${key}`);
      throw new UsageError(`There is no option ${quote(rawName)} here: ${listOf(known)}.`, {
        suggestion: suggest(rawName, known),
      });
    }
    if (option.value === undefined) {
      if (value !== undefined) {
        throw new UsageError(`${rawName} takes no value; got ${quote(value)}.`);
      }
      this.#values.set(name, true);
      return;
    }
    const isOption = !inlineValue && value?.startsWith('-') && value !== '-';
    if (value === undefined || value === '' || isOption) {
      const got = value ? quote(value) : 'nothing';
      throw new UsageError(`${rawName} needs a value, ${option.value}; got ${got}.`);
    }
    this.#values.set(name, value);
  }
}

/** @throws {UsageError} If a text is none of the allowed ones, ignoring case. */
export function oneOf<T extends string>(what: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((word) => word.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`${what} must be ${listOf(allowed)}; got ${quote(text)}.`, {
    suggestion: suggest(text, allowed),
  });
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

const parserOptions = (options: Options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value, short }]) => [
      name,
      { type: value ? 'string' : 'boolean', ...(short && { short }) } as const,
    ]),
  );

/** Gives `--sarif` its default value, since the parser would otherwise take the next word. */
function withBareValues(argv: readonly string[], options: Options): string[] {
  const end = argv.indexOf('--');
  return argv.map((word, i) => {
    const bare = word.startsWith('--') && options[word.slice(2)]?.bare;
    if (!bare || (end >= 0 && i > end)) return word;
    const next = argv[i + 1];
    return next === undefined || (next.startsWith('-') && next !== '-') ? `${word}=${bare}` : word;
  });
}
