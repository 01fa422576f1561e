import { indexAt, type Kind, type Patches } from './patches.ts';
import { type TestFrame, writeGif } from './write-gif.ts';

const pixel = (x: number, y: number) => indexAt(x, y) % 64;

const whole: TestFrame = { left: 0, top: 0, width: 64, height: 64, pixel };
const small: TestFrame = { ...whole, left: 10, top: 20, width: 24, height: 16 };
const screen = { width: 64, height: 64 };

export function gifKinds({ palette }: Patches): Kind[] {
  const frames: Record<string, TestFrame[]> = {
    'one frame': [whole],
    interlaced: [{ ...whole, interlaced: true }],
    'with a transparent color': [{ ...whole, transparent: 9 }],
    'a frame smaller than its screen': [small],
    'a small frame, interlaced': [{ ...small, interlaced: true }],
    'a small frame with a transparent color': [{ ...small, transparent: 9 }],
    'a small frame in the corner': [{ ...small, left: 0, top: 0 }],
    'a frame that reaches beyond its screen': [{ ...small, left: 50, top: 55 }],
    'a frame larger than its screen': [{ ...whole, width: 80, height: 70 }],
    'a frame outside of its screen': [{ ...small, left: 100, top: 100 }],
  };
  for (const disposal of [1, 2, 3]) {
    frames[`two frames, disposal ${disposal}`] = [{ ...small, disposal }, whole];
  }
  return Object.entries(frames).map(([name, list]) => ({
    name: `GIF, ${name}`,
    file: writeGif(screen, palette, list, 5),
  }));
}
