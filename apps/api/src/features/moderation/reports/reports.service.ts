import type { ReportRequest } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { Caller, IdentifyPerson } from '../../palettes/caller.ts';
import { findVisible } from '../../palettes/palette-visibility.ts';
import type { PaletteRepository } from '../../palettes/palettes.repository.ts';
import type { createReportsRepository } from './reports.repository.ts';

type Parts = {
  palettes: PaletteRepository;
  repository: ReturnType<typeof createReportsRepository>;
  attempts: AttemptCounter;
  identify: IdentifyPerson;
};

const { ofAddress, windowMs } = ATTEMPT_LIMITS.reports;

export type ReportsService = ReturnType<typeof createReportsService>;

/** Reports of public palettes, by anybody. */
export function createReportsService({ palettes, repository, attempts, identify }: Parts) {
  return {
    /**
     * Stores a report, once of each person; answers whether it is the first.
     *
     * @throws {AppError} `not_found`; `forbidden` for a palette of the caller; `too_many_requests`
     *   after twenty of an address in an hour.
     */
    async report(id: string, { reason, text }: ReportRequest, caller: Caller): Promise<boolean> {
      const { id: paletteId, userId } = await findVisible(palettes, id, caller.account);
      if (userId !== null && userId === caller.account?.id)
        throw new AppError('forbidden', 'This palette is yours: you can change or delete it');
      await takeAttempt(attempts, ofCaller('report ', caller.address, ofAddress, windowMs));
      return repository.insert(
        { paletteId, reason, text: text || undefined },
        await identify(caller),
      );
    },
  };
}
