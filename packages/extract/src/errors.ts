/** Why a picture gives no colors. */
export type ExtractErrorCode =
  /** Every pixel is fully transparent. */
  | 'fully_transparent'
  /** Not a picture of a type that is read here. */
  | 'unsupported_type'
  /** More pixels than {@link MAX_PIXELS}. */
  | 'too_many_pixels'
  /** Cut short, or otherwise not what its header says. */
  | 'damaged'
  /** Took longer than a picture may. */
  | 'too_slow';

/** A refusal; the message is a sentence for a person. */
export class ExtractError extends Error {
  override name = 'ExtractError';
  readonly code: ExtractErrorCode;

  constructor(code: ExtractErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The most pixels that a picture may have: 100 megapixels. */
export const MAX_PIXELS = 100_000_000;

export function tooManyPixels(width: number, height: number): ExtractError {
  return new ExtractError(
    'too_many_pixels',
    `The image has ${width} × ${height} pixels; at most 100 megapixels are read`,
  );
}
