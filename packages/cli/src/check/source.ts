import { UsageError } from '../usage-error.ts';

/** A part of a file: UTF-16 code units from its start. */
export interface Span {
  offset: number;
  length: number;
}

/** A text of a file, and its position. */
export interface Sourced {
  value: string;
  at: Span;
}

/** Lines and columns as editors count: both from 1, columns in UTF-16 code units. */
interface Position {
  line: number;
  column: number;
}

/** A part of a file that is known. */
export interface Place {
  readonly source: Source;
  readonly at: Span;
}

/** Such as `theme.css:3:14`. */
export function describePlace({ source, at }: Place): string {
  const { line, column } = source.positionOf(at.offset);
  return `${source.file}:${line}:${column}`;
}

/** A file that is being read, and its errors so far. */
export class Source {
  readonly file: string;
  readonly text: string;
  readonly #starts: number[] = [0];
  readonly #problems: { offset: number; problem: string }[] = [];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    for (const match of text.matchAll(/\r\n|\r|\n/g)) {
      this.#starts.push(match.index + match[0].length);
    }
  }

  positionOf(offset: number): Position {
    const last = this.#starts.findLastIndex((start) => start <= offset);
    const line = last + 1;
    return { line, column: offset - this.#starts[line - 1]! + 1 };
  }

  /** Collects an error, so that all errors can be reported at once. */
  complain({ offset }: Span, problem: string): void {
    this.#problems.push({ offset, problem });
  }

  /** @throws {UsageError} If there are errors. */
  assertSound(): void {
    if (this.#problems.length === 0) return;
    const sorted = this.#problems.toSorted((a, b) => a.offset - b.offset);
    const shown = sorted.slice(0, MOST_SHOWN).map(({ offset, problem }) => {
      const { line, column } = this.positionOf(offset);
      return `${this.file}:${line}:${column}: ${problem}`;
    });
    const more = this.#problems.length - shown.length;
    if (more > 0) shown.push(`…and ${more} more`);
    throw new UsageError(shown);
  }
}

const MOST_SHOWN = 20;
