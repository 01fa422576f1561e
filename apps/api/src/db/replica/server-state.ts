import type { Pool } from 'pg';

/**
 * A position in the write-ahead log, in bytes. A replica that has replayed a position shows
 * everything that was committed before it.
 *
 * @see https://www.postgresql.org/docs/current/functions-admin.html for the functions below
 */
export type WalPosition = number;

/** What a server says about itself. */
export interface ServerState {
  isStandby: boolean;
  /** On a standby what it has replayed, else what has been written. */
  position: WalPosition;
  /** Grows with each promotion; 0 on a standby. */
  timeline: number;
  /** The same for a primary and its standbys, and for no others. */
  cluster: string;
}

const POSITION = `(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::float8`;

/** The first eight digits of a file of the log are its timeline, in hexadecimal. */
const STATE = `select pg_is_in_recovery() as "isStandby", ${POSITION} as position,
  case when pg_is_in_recovery() then '0'
    else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline,
  system_identifier || '/' || current_database() as cluster from pg_control_system()`;

/** @throws If the server does not answer. */
export async function readServerState(pool: Pool): Promise<ServerState> {
  const { rows } = await pool.query<Omit<ServerState, 'timeline'> & { timeline: string }>(STATE);
  const [state] = rows;
  return { ...state!, timeline: Number.parseInt(state!.timeline, 16) };
}

/** Each read asks for the position first, also of a server whose machine has vanished. */
const POSITION_TIMEOUT_MS = 3_000;

/** As `position` of {@link readServerState}, in less time. */
export async function readPosition(pool: Pool): Promise<WalPosition> {
  const text = `select ${POSITION} as position`;
  const query = { text, query_timeout: POSITION_TIMEOUT_MS };
  const { rows } = await pool.query<{ position: WalPosition }>(query);
  return rows[0]!.position;
}
