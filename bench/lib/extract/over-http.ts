import { startProduct } from '../../../testing/product.ts';
import { median } from '../statistics.ts';
import type { Picture } from './corpus.ts';
import { shrink } from './floor.ts';
import { time } from './measure.ts';

const ROUNDS = 7;
const AT_ONCE = 8;

/**
 * Times of the API relative to the baseline, and of its health check while it processes large
 * pictures.
 */
export async function measureHttp(pictures: Picture[], large: Picture) {
  const product = await startProduct({ SEED: 'none' });
  const send = async ({ file }: Picture) => {
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(file)]));
    const answer = await fetch(`${product.url}/api/colors/extract`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  try {
    for (let i = 0; i < 20; i++) await send(pictures[i % pictures.length]!);
    const ratios: number[] = [];
    for (const picture of pictures) {
      const rounds: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const base = await time(() => shrink(picture.file));
        rounds.push((await time(() => send(picture))) / base);
      }
      ratios.push(median(rounds));
    }
    return { ratio: median(ratios), worst: Math.max(...ratios), ...(await watchHealth()) };
  } finally {
    await product.stop();
  }

  async function watchHealth() {
    const waits: number[] = [];
    let working = true;
    const work = Promise.all(Array.from({ length: AT_ONCE }, () => send(large))).finally(() => {
      working = false;
    });
    while (working) {
      waits.push(await time(async () => (await fetch(`${product.url}/healthz`)).text()));
    }
    await work;
    return { health: median(waits), healthWorst: Math.max(...waits), asked: waits.length };
  }
}
