import type { AccountExport } from '@swatchwork/contract';

import { ATTEMPT_LIMITS } from '../../limits/attempt-limits.ts';
import { type AttemptCounter, takeAttempt } from '../../limits/throttle.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { viewOf } from '../palettes/to-palette.ts';
import type { SavedColorService } from '../saved-colors/saved-colors.service.ts';
import type { createAccountExportRepository } from './account-export.repository.ts';

type Parts = {
  repository: ReturnType<typeof createAccountExportRepository>;
  accounts: AccountService;
  savedColors: SavedColorService;
  attempts: AttemptCounter;
};

const { ofAccount: most, windowMs } = ATTEMPT_LIMITS.exports;

export type AccountExportService = ReturnType<typeof createAccountExportService>;

export function createAccountExportService(parts: Parts) {
  const { repository, accounts, savedColors, attempts } = parts;

  return {
    /**
     * All data of an account. The answer's schema leaves hashes out.
     *
     * @throws {AppError} `too_many_requests` after ten in an hour: an account may hold a lot.
     */
    async export(userId: string): Promise<AccountExport> {
      await takeAttempt(attempts, [{ key: `export ${userId}`, most, windowMs }]);
      return {
        exportedAt: new Date().toISOString(),
        user: await accounts.me(userId),
        palettes: (await repository.findPalettes(userId)).map((row) => ({
          ...withTexts(row),
          view: viewOf(row),
        })),
        savedColors: await savedColors.list(userId),
        savedThemes: (await repository.findThemes(userId)).map((row) => ({
          ...withTexts(row),
          changedAt: row.changedAt.toISOString(),
        })),
        projects: (await repository.findProjects(userId)).map((row) => ({
          ...withTexts(row),
          changedAt: row.changedAt.toISOString(),
        })),
        likes: (await repository.findLikes(userId)).map(withTexts),
        purgedLikes: (await repository.findPurgedLikes(userId)).map(withTexts),
        reports: (await repository.findReports(userId)).map(withTexts),
        answersToModerators: (await repository.findAnswersToModerators(userId)).map(withTexts),
        articles: (await repository.findArticles(userId)).map(withTexts),
        sessions: (await repository.findSessions(userId)).map((row) => ({
          ...withTexts(row),
          expiresAt: row.expiresAt.toISOString(),
        })),
        apiKeys: (await repository.findApiKeys(userId)).map((row) => ({
          ...withTexts(row),
          lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
          revokedAt: row.revokedAt?.toISOString() ?? null,
        })),
      };
    },
  };
}

const withTexts = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
