import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in files of this size, and ends where it cannot begin the next one. */
const LEAST_BYTES = 16 * 1024 * 1024;

/** The disk has so little room that the database cannot write, or will soon be unable to. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}

/** @throws {DiskFull} If less than 16 MiB are free for this user where the directory is. */
export async function requireSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free < LEAST_BYTES) throw new DiskFull(`Only ${free} bytes are free for ${directory}`);
}
