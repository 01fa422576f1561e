/** The reasons for which a palette can be reported, and the words for them. */
export const REPORT_REASONS = {
  spam: 'Spam or advertising',
  offensive: 'Offensive words',
  personal: 'Personal data',
  copied: 'Copied from somebody',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof REPORT_REASONS;
