/** The answer of an action of this page. */
export type ConfirmResult = {
  /** What was done. */
  message?: string;
  /** Why nothing was done. */
  error?: string;
};

export const UNREACHABLE =
  'The server could not be reached, and nothing was changed. Please try again later.';
