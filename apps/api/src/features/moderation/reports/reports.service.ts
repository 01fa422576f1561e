import type { ReportRequest } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { Caller, IdentifyPerson } from '../../palettes/caller.ts';
import { type Finder, findVisible } from '../../things/find-thing.ts';
import type { Thing, ThingKind } from '../../things/things.ts';
import type { createReportsRepository } from './reports.repository.ts';

type Parts = {
  finders: Record<ThingKind, Finder<{ id: string; userId: string | null; isPublic: boolean }>>;
  repository: ReturnType<typeof createReportsRepository>;
  attempts: AttemptCounter;
  identify: IdentifyPerson;
};

const { ofAddress, windowMs } = ATTEMPT_LIMITS.reports;

export type ReportsService = ReturnType<typeof createReportsService>;

/** Reports of public palettes, themes and projects, by anybody. */
export function createReportsService({ finders, repository, attempts, identify }: Parts) {
  return {
    /**
     * Stores a report, once of each person; answers whether it is the first.
     *
     * @throws {AppError} `not_found`; `forbidden` for a thing of the caller; `too_many_requests`
     *   after twenty of an address in an hour.
     */
    async report(
      { kind, id }: Thing,
      { reason, text }: ReportRequest,
      caller: Caller,
    ): Promise<boolean> {
      const found = await findVisible(kind, finders[kind], id, caller.account);
      if (found.userId !== null && found.userId === caller.account?.id)
        throw new AppError('forbidden', `This ${kind} is yours. You can change or delete it`);
      await takeAttempt(attempts, ofCaller('report ', caller.address, ofAddress, windowMs));
      const person = await identify(caller);
      return repository.insert({ kind, id: found.id }, { reason, text: text || undefined }, person);
    },
  };
}
