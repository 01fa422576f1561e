/** Names the field of the input that cannot be used, what is allowed there, and what arrived. */
export class ThemeInputError extends RangeError {
  override name = 'ThemeInputError';
  readonly code = 'invalid_argument';
  /** Such as `brands[2]` or `overrides.dark.text`. */
  readonly field: string;
  readonly allowed: string;
  /** Shortened to 80 characters. */
  readonly arrived: string;

  constructor(field: string, allowed: string, arrived: unknown) {
    const shown = show(arrived);
    super(`${field} must be ${allowed}; got ${shown}`);
    this.field = field;
    this.allowed = allowed;
    this.arrived = shown;
  }
}

function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
