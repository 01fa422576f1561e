import type { FastifyBaseLogger } from 'fastify';

export type AfterAnswer = ReturnType<typeof createAfterAnswer>;

/** Work that nobody waits for, such as sending mail: what fails is logged. */
export function createAfterAnswer(log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>();

  return {
    /** @param failure What to log if it fails. */
    run(work: () => Promise<unknown>, failure: string): void {
      const task = work()
        .catch((error) => log.error({ err: error }, failure))
        .then(() => void underWay.delete(task));
      underWay.add(task);
    },

    /** Resolves when all that was begun has ended. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
