/** Why a palette waits for a moderator before others see it, and the words for it. */
export const HOLD_REASONS = {
  many: 'this account published many palettes within a short time',
  alike: 'it is very similar to others that this account has published',
  links: 'it contains a link, and the account is new',
} as const;

export type HoldReason = keyof typeof HOLD_REASONS;
