import type { ServerState, WalPosition } from './server-state.ts';

/** Of two servers, by their index. */
export interface Roles {
  primary: 0 | 1;
  /** Whether the other server may answer reads. */
  isReplicaUsable: boolean;
  /** What the primary had written when it was last seen. */
  written: WalPosition | undefined;
}

/** The states of two servers; undefined for one that does not answer. */
export type States = readonly [ServerState | undefined, ServerState | undefined];

/**
 * Chooses the roles of two servers from what they say now and from the roles that they had.
 *
 * - The primary is the one that is no standby; of two, the one that was promoted last. While none
 *   answers, it stays the same.
 * - The other one may answer reads if it is a standby of the same cluster and has replayed all that
 *   the primary had written when it was last looked at. So a replica is left out when it lags by
 *   more than the time between two looks.
 */
export function chooseRoles(states: States, { primary: former, written }: Roles): Roles {
  const primary = findPrimary(states) ?? former;
  const own = states[primary];
  const replica = states[primary === 0 ? 1 : 0];
  const before = primary === former ? written : undefined;
  const isReplicaUsable =
    before !== undefined &&
    replica?.isStandby === true &&
    replica.position >= before &&
    (own === undefined || own.cluster === replica.cluster);
  return { primary, isReplicaUsable, written: own?.position ?? before };
}

function findPrimary(states: States): 0 | 1 | undefined {
  const [first, second] = states.map((state) => (state?.isStandby === false ? state : undefined));
  if (first && second) {
    if (first.timeline === second.timeline) return undefined;
    return first.timeline > second.timeline ? 0 : 1;
  }
  if (first) return 0;
  return second && 1;
}
