/** Why a project that was to be public is private, and the words for it. */
export const PRIVATE_REASONS = {
  many: 'this account published a lot within a short time; try again later',
  links: 'its name or description contains a link, and the account is new',
} as const;

export type PrivateReason = keyof typeof PRIVATE_REASONS;
