/** What an action of the newsletter page answers. */
export type NewsletterResult = {
  /** What was done. */
  message?: string;
  /** Why nothing was done. */
  error?: string;
  /** The address that was entered, to keep it in the field where it was refused. */
  email?: string;
};
