import { setTimeout } from 'node:timers/promises';

import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';

import type { DatabaseServer } from '../connect.ts';
import { describeDatabaseError, isConflict, isConnectionError, isReadOnly } from '../errors.ts';
import { closePool } from '../pool.ts';
import { chooseRoles, type Roles } from './choose-roles.ts';
import { requestReads } from './request-reads.ts';
import { readPosition, readServerState, type WalPosition } from './server-state.ts';

const LOOK_EVERY_MS = 1_000;
const LOOK_TIMEOUT_MS = 1_000;
/** A query that a replica has not answered by then is answered by the primary. */
const REPLICA_TIMEOUT_MS = 3_000;

/** A primary and its streaming replica, whichever of the two addresses has which role. */
export type ReplicatedPools = Awaited<ReturnType<typeof openReplicated>>;

/**
 * Opens pools to a primary and its streaming replica, and looks at both each second: a replica that
 * is lost or lags is left out, and one that was promoted becomes the primary.
 *
 * @param servers Either may be the primary.
 */
export async function openReplicated(
  servers: readonly [DatabaseServer, DatabaseServer],
  options: { statementTimeoutMs: number; log: BaseLogger },
) {
  const { statementTimeoutMs, log } = options;
  const connect = (server: DatabaseServer) => server.connect({ statementTimeoutMs });
  const pools = [connect(servers[0]), connect(servers[1])] as const;
  const connectToLook = (server: DatabaseServer) =>
    server.connect({ statementTimeoutMs: LOOK_TIMEOUT_MS, poolSize: 1 });
  const looks = [connectToLook(servers[0]), connectToLook(servers[1])] as const;
  const closing = new AbortController();
  let roles: Roles = { primary: 0, isReplicaUsable: false, written: undefined };

  const primary = () => pools[roles.primary];
  const replica = () => pools[roles.primary === 0 ? 1 : 0];

  async function look(): Promise<void> {
    const [first, second] = await Promise.all(looks.map(readOrGiveUp));
    const next = chooseRoles([first, second], roles);
    if (next.primary !== roles.primary) {
      log.warn(`${servers[next.primary].label} is the primary database now`);
    }
    if (next.isReplicaUsable !== roles.isReplicaUsable) {
      log.info(`The replica is ${next.isReplicaUsable ? 'used' : 'left out'}`);
    }
    roles = next;
  }

  async function lookRegularly(): Promise<void> {
    while (!closing.signal.aborted) {
      await setTimeout(LOOK_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      );
      if (!closing.signal.aborted) await look();
    }
  }

  /** Whether the replica may answer a query of the present request. */
  async function isReplicaEnough(): Promise<boolean> {
    const needed = roles.isReplicaUsable && (await requestReads.getStore()?.neededPosition());
    if (needed === false || needed === undefined || needed === Infinity) return false;
    if (needed === 0) return true;
    return (await readPosition(replica())) >= needed;
  }

  /** Leaves the replica out until it is seen again. */
  function leaveOut(error: unknown): void {
    if (roles.isReplicaUsable) {
      log.warn(`The replica is left out: ${describeDatabaseError(error)}`);
    }
    roles = { ...roles, isReplicaUsable: false };
  }

  async function queryReplica(args: unknown[]): Promise<{ answer: unknown } | undefined> {
    try {
      if (!(await isReplicaEnough())) return undefined;
      const pool = replica();
      return { answer: await Reflect.apply(pool.query, pool, withTimeout(args)) };
    } catch (error) {
      if (isConnectionError(error)) leaveOut(error);
      else if (!isConflict(error) && !isReadOnly(error)) throw error;
      return undefined;
    }
  }

  function onPrimary(method: 'query' | 'connect', args: unknown[]) {
    const reads = requestReads.getStore();
    if (reads) reads.hasUsedPrimary = true;
    const pool = primary();
    return Reflect.apply(pool[method], pool, args);
  }

  await look();
  const looking = lookRegularly();

  return {
    /** The server that takes writes. */
    primaryServer: () => servers[roles.primary],
    /** Queries and transactions of the primary. */
    writes: route(pools[0], onPrimary),
    /**
     * The same, but queries of requests that read go to the replica where it is new enough for
     * them.
     */
    reads: route(pools[0], async (method, args) => {
      const found = method === 'query' ? await queryReplica(args) : undefined;
      return found ? found.answer : onPrimary(method, args);
    }),
    /** What the primary has written up to now. */
    writtenPosition: (): Promise<WalPosition> => readPosition(primary()),
    /** @throws If the replica is left out. */
    async pingReplica(): Promise<void> {
      if (!roles.isReplicaUsable) throw new Error('The replica is left out.');
      await readPosition(replica());
    },
    /** @param patienceMs As for {@link closePool}. */
    async close(patienceMs: number): Promise<void> {
      closing.abort();
      await Promise.all([...pools, ...looks].map((pool) => closePool(pool, patienceMs)));
      await looking;
    },
  };
}

/** The state of a server; undefined if it does not answer in time. */
async function readOrGiveUp(pool: Pool) {
  const tooLate = setTimeout(LOOK_TIMEOUT_MS, undefined, { ref: false });
  return Promise.race([readServerState(pool).catch(() => undefined), tooLate]);
}

/** Pools take a statement as an object or a text; the query builder passes objects. */
const withTimeout = ([statement, ...rest]: unknown[]) =>
  typeof statement === 'object'
    ? [{ ...statement, query_timeout: REPLICA_TIMEOUT_MS }, ...rest]
    : [statement, ...rest];

/** A pool that passes its queries and its connections on. */
function route(pool: Pool, call: (method: 'query' | 'connect', args: unknown[]) => unknown): Pool {
  const routed: Pool = Object.create(pool);
  routed.query = ((...args: unknown[]) => call('query', args)) as Pool['query'];
  routed.connect = ((...args: unknown[]) => call('connect', args)) as Pool['connect'];
  return routed;
}
