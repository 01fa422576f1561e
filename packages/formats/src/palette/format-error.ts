/** Why a file cannot be read. */
export type FormatErrorCode =
  /** Breaks the rules of its format. */
  | 'broken'
  /** Of no supported format. */
  | 'unknown_format'
  /** Holds no color. */
  | 'no_colors'
  /** Holds colors whose names do not tell them apart. */
  | 'no_names'
  /** Exceeds one of {@link FILE_LIMITS}. */
  | 'too_large';

/** Says what is wrong with a file, in which format, and where. */
export class FormatError extends Error {
  override name = 'FormatError';
  readonly code: FormatErrorCode;
  /** The format as which the file was read, as people write it, such as `ASE`. */
  readonly format: string;
  /**
   * Bytes from the start of a binary file; UTF-16 code units from the start of a text, also of the
   * one that an archive holds.
   */
  readonly offset: number;
  /** What is wrong, without the place. */
  readonly problem: string;

  /** @param place How the message says where it is. */
  constructor(
    code: FormatErrorCode,
    format: string,
    offset: number,
    problem: string,
    place = `${format}, offset ${offset}`,
  ) {
    super(`${place}: ${problem}`);
    this.code = code;
    this.format = format;
    this.offset = offset;
    this.problem = problem;
  }
}
