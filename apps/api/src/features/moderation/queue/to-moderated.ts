import type { ModeratedAuthor, ModeratedPalette, ReportReason } from '@swatchwork/contract';

type AuthorRow = Omit<ModeratedAuthor, 'createdAt'> & { createdAt: Date };
type ReportRow = {
  reason: ReportReason;
  text: string | null;
  createdAt: Date;
  userId: string | null;
};

export const toAuthor = (row: AuthorRow): ModeratedAuthor => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Nobody learns who reported. */
export const toReport = (row: ReportRow): ModeratedPalette['reports'][number] => ({
  reason: row.reason,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  byAccount: row.userId !== null,
});
