/** Why a picture gives no colors. */
export type ExtractErrorCode =
  /** Every pixel is fully transparent. */
  | 'fully_transparent'
  /** Not a picture of a supported type. */
  | 'unsupported_type'
  /** More pixels than {@link MAX_PIXELS}. */
  | 'too_many_pixels'
  /** Cut short, or inconsistent with its header. */
  | 'damaged'
  /** Took longer than allowed. */
  | 'too_slow';

/** An error about a picture; the message is a sentence for a person. */
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
    `The image has ${width} × ${height} pixels; the limit is 100 megapixels`,
  );
}
