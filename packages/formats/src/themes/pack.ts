import { zipSync } from 'fflate';

/** ZIP's earliest date; a fixed one makes the same theme give the same file. */
const EPOCH = '1980-01-01T00:00:00';

/** Packs files, in the same bytes each time. */
export const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, bytes]) => [path, [bytes, { mtime: EPOCH }]]),
      ),
    ),
  );
