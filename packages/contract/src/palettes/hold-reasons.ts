/** Why a palette waits for a moderator before others see it, and the words for it. */
export const HOLD_REASONS = {
  many: 'many palettes of this account came within a short time',
  alike: 'it is much like others that this account has published',
  links: 'it holds a link, and the account is new',
} as const;

export type HoldReason = keyof typeof HOLD_REASONS;
