import { performance } from 'node:perf_hooks';

/** The longest round, in milliseconds. A rush that ends within it is answered completely. */
const RUSH = 100;

/**
 * A burst of so many requests is answered, however long it takes: a page with its files, or a
 * program that starts.
 */
export const BURST = 200;

/**
 * The longest round, in milliseconds, after a rush was too long: so the requests that are answered
 * are answered quickly.
 */
const OVERLOAD = 5;

/** Milliseconds after the last refusal for which the load counts as overload, not as a rush. */
const MEMORY = 1000;

/** Milliseconds after which a new round begins, though some connections may still wait. */
const PATIENCE = 200;

/** So few connections are no overload, however slow the machine: five browsers open as many. */
const FEWEST = 32;

/**
 * Tells whether requests come faster than the server can answer them. Requests wait in the queues
 * of the operating system, where the process cannot see them, and the event loop works through
 * these queues in rounds. A round ends when the loop has been idle, if only for a moment, because
 * the queues were empty; or when a connection sends its second request, because all waiting
 * connections have had their turn. So no request has waited longer than a round takes. Where a
 * round takes too long, the rest of it is refused, which is quick. Only lasting load is overload:
 * on a machine that is busy elsewhere, a single burst takes long too. A caller with at
 * most half of the callers' average number of requests is not refused, so that one address with a
 * crowd of connections does not cost the others theirs.
 *
 * @returns A function to call first for each request, with its connection and caller.
 * @see https://queue.acm.org/detail.cfm?id=2839461 "Fail at Scale", on controlled delay
 */
export function createBusyLoop(
  loop: Loop = NODE_LOOP,
): (connection: object, caller: string) => boolean {
  const heard = new Set<object>();
  /** Requests of this round by caller; each connection has one. */
  const byCaller = new Map<string, number>();
  let idleTime = -1;
  let began = 0;
  let sinceRest = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;

  return (connection, caller) => {
    const now = loop.now();
    const idled = loop.idleTime();
    if (idled !== idleTime || heard.has(connection) || now - began > PATIENCE) {
      heard.clear();
      byCaller.clear();
      if (idled !== idleTime) sinceRest = 0;
      idleTime = idled;
      began = now;
    }
    heard.add(connection);
    const own = (byCaller.get(caller) ?? 0) + 1;
    byCaller.set(caller, own);
    sinceRest++;
    const isOverload = now - refusedAt < MEMORY;
    const longest = isOverload ? OVERLOAD : RUSH;
    if (now - began <= longest || heard.size <= FEWEST) return false;
    if (!isOverload && sinceRest <= BURST) return false;
    if (2 * own <= heard.size / byCaller.size) return false;
    refusedAt = now;
    return true;
  };
}

/** The readings of the event loop; tests pass their own. Times are in milliseconds. */
type Loop = {
  now(): number;
  /** Total idle time since the process began; when it has grown, the loop has been idle. */
  idleTime(): number;
};

const NODE_LOOP: Loop = {
  now: () => performance.now(),
  idleTime: () => performance.nodeTiming.idleTime,
};
