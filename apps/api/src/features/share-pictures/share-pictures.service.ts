import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

const MAX_KEPT = 400; // of about 30 kB each
const MAX_AT_ONCE = 2; // the other threads of the pool belong to compression and passwords

export type SharePictureService = ReturnType<typeof createSharePictureService>;

/** Draws pictures on the threads of the image library, a few at a time, and keeps the latest. */
export function createSharePictureService() {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await draw();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  return {
    /** The same for the same picture, before and after it is drawn. */
    etag: (svg: string) => `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,

    /** The SVG as PNG. */
    draw(svg: string): Promise<Buffer> {
      const known = kept.get(svg);
      if (known) return known;
      const drawn = inTurn(() => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
      kept.set(svg, drawn);
      drawn.catch(() => kept.delete(svg));
      return drawn;
    },
  };
}
