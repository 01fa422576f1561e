import type { FastifyBaseLogger } from 'fastify';

export type AfterAnswer = ReturnType<typeof createAfterAnswer>;

/** Runs work, such as sending mail, that no answer waits for; failures are logged. */
export function createAfterAnswer(log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>();

  return {
    /** @param failure The message to log if the work fails. */
    run(work: () => Promise<unknown>, failure: string): void {
      const task = work()
        .catch((error) => log.error({ err: error }, failure))
        .then(() => void underWay.delete(task));
      underWay.add(task);
    },

    /** Resolves when all work that has begun has ended. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
