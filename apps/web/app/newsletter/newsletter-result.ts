/** The answer of an action of the newsletter page. */
export type NewsletterResult = {
  /** What was done. */
  message?: string;
  /** Why nothing was done. */
  error?: string;
  /** The entered address, which stays in the field after an error. */
  email?: string;
};
