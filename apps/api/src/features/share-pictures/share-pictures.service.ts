import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import type { FilePool } from '../../workers/file-pool.ts';
import type { PictureTask } from './draw-picture.ts';

const MOST_CACHED = 400; // of about 40 kB each

type Picture = { png: Buffer; etag: string };

export type SharePictureService = ReturnType<typeof createSharePictureService>;

/** Pictures of shared links: drawn on separate threads; the most recent are cached. */
export function createSharePictureService(pool: FilePool) {
  const cache = new LRUCache<string, Promise<Picture>>({ max: MOST_CACHED });

  async function draw(task: PictureTask): Promise<Picture> {
    const { buffer, byteOffset, byteLength } = await pool.runInSlot('drawPicture', task);
    const png = Buffer.from(buffer, byteOffset, byteLength);
    const hash = createHash('sha256').update(png).digest('base64url');
    return { png, etag: `"${hash.slice(0, 22)}"` };
  }

  return {
    /**
     * A cached picture, or a new one.
     *
     * @param admit Called before a picture is drawn; its errors are thrown here.
     * @throws {AppError} `overloaded` if too many are being drawn.
     */
    async find(task: PictureTask, admit: () => Promise<void>): Promise<Picture> {
      const key = JSON.stringify(task);
      const known = cache.get(key);
      if (known) return known;
      await admit();
      const drawn = cache.get(key) ?? draw(task);
      cache.set(key, drawn);
      drawn.catch(() => cache.delete(key));
      return drawn;
    },
  };
}
