export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the action of the contact page answers. */
export type ContactResult = {
  /** Thanks: the message is with us. */
  message?: string;
  /** Why it is not. */
  error?: string;
  /** What is wrong with which field. */
  fieldErrors?: Partial<Record<ContactField, string>>;
  /** What was written, to put it back into the form of a page without JavaScript. */
  values?: Record<ContactField, string>;
};
