import { type Loop, NODE_LOOP } from './loop.ts';

/** Longest round. A rush that is over sooner is answered to the last. */
const RUSH = 100;

/** A burst of so many requests is answered, however long it takes: a page and its parts, a program that starts. */
export const BURST = 200;

/** The longest round once a rush was too long, so that what is still answered is answered quickly. */
const OVERLOAD = 5;

/** Milliseconds since the last refusal, after which it was a rush and no overload. */
const MEMORY = 1000;

/** After so long the next are heard, though some may wait who came before. */
const PATIENCE = 200;

/** So few connections are no crowd, however slow the machine: five browsers open as many. */
const FEWEST = 32;

/**
 * Tells whether requests come faster than they can be answered. They wait where nobody sees them, in
 * the queues of the operating system, which the event loop goes through in rounds. A round is over
 * when the loop has rested, if only for a moment: it found the queues empty; or when somebody asks
 * for the second time: all who waited have been heard. So a request has waited for no longer than a
 * round takes. Where that is too long, the rest of the round is better refused, which is quick.
 * Only what goes on is overload: on a machine that is busy elsewhere, a single burst takes long too.
 * Nor is it the fault of a caller who has asked for less than half of what callers ask for on the
 * average, while one address comes with a crowd of connections.
 *
 * @returns A function that is called for each request, first thing, with its connection and caller.
 * @see https://queue.acm.org/detail.cfm?id=2839461 "Fail at Scale", on controlled delay
 */
export function createBusyLoop(
  loop: Loop = NODE_LOOP,
): (connection: object, caller: string) => boolean {
  const heard = new Set<object>();
  /** Requests of this round, which are as many as connections, by who asks. */
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
