import { PGlite } from '@electric-sql/pglite';

const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const READY_FOR_QUERY = 'Z'.charCodeAt(0);
const READY_FOR_QUERY_BYTES = 6;

/**
 * PGlite that ends its thread when it is broken. After a panic, such as a full disk, PostgreSQL's
 * process would end; PGlite stays, and its clients would wait forever for answers.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html — every Query and Sync is
 *   answered by a ReadyForQuery, whatever else happens.
 */
export class MortalPGlite extends PGlite {
  override async execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    let end = Buffer.alloc(0);
    const onRawData = (data: Uint8Array) => {
      const tail = data.slice(-READY_FOR_QUERY_BYTES);
      end = Buffer.concat([end, tail]).subarray(-READY_FOR_QUERY_BYTES);
      options.onRawData(data);
    };
    try {
      await super.execProtocolRawStream(message, { ...options, onRawData });
    } catch (error) {
      die(error);
    }
    const isLast = message[0] === QUERY || message[0] === SYNC;
    if (isLast && end[0] !== READY_FOR_QUERY) die(new Error('PGlite has panicked'));
  }
}

/** Waits a moment, so that the answers so far reach the client. */
function die(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}
