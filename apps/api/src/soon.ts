/** Known now, or later. */
export type Soon<Value> = Value | Promise<Value>;

/**
 * Goes on with a value, at once where it is known: to wait for nothing, here and in each function
 * above, costs a small call with a key some 5% of its time.
 */
export const soon = <Value, Result>(
  value: Soon<Value>,
  next: (value: Value) => Soon<Result>,
): Soon<Result> => (value instanceof Promise ? value.then(next) : next(value));
