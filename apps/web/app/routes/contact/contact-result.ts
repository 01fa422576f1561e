export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The answer of the contact page's action. */
export type ContactResult = {
  /** Thanks for a message that was stored. */
  message?: string;
  /** Why it was not stored. */
  error?: string;
  /** What is wrong with which field. */
  fieldErrors?: Partial<Record<ContactField, string>>;
  /** The input, to fill the form again in a page without JavaScript. */
  values?: Record<ContactField, string>;
};
