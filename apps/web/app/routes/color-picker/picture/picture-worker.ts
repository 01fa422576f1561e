import { type ExtractOptions, extract } from '@swatchwork/extract';
import { decodeWhole, shrink } from '@swatchwork/extract/browser';

import { shareBeyondSrgb } from '../pixels/beyond-srgb.ts';
import type { Point } from '../pixels/point.ts';
import { type Answer, PATCH_SIDE, type Question } from './messages.ts';

/*
 * A Web Worker that holds one picture, so that decoding, shrinking and extraction never block the
 * page, even for large pictures.
 */

let picture: ImageBitmap | undefined;
let shrunk: ReturnType<typeof shrink> | undefined;

const brush = brushOf('srgb');
const wideBrush = brushOf('display-p3');

function brushOf(colorSpace: PredefinedColorSpace) {
  const canvas = new OffscreenCanvas(PATCH_SIDE, PATCH_SIDE);
  return canvas.getContext('2d', { colorSpace, willReadFrequently: true });
}

async function open(file: Blob) {
  picture?.close();
  picture = shrunk = undefined;
  const decoded = await decodeWhole(file);
  picture = decoded;
  return { width: decoded.width, height: decoded.height };
}

function look(point: Point) {
  const { data } = patchAt(point, brush);
  const wide = patchAt(point, wideBrush);
  const isWide = wide.colorSpace === 'display-p3' && shareBeyondSrgb(data, wide.data) > 0;
  return { data, wide: isWide ? wide.data : undefined, side: PATCH_SIDE };
}

function patchAt({ x, y }: Point, canvas: typeof brush) {
  if (!canvas) throw new Error('The browser gave no canvas to read from');
  const reach = (PATCH_SIDE - 1) / 2;
  canvas.clearRect(0, 0, PATCH_SIDE, PATCH_SIDE);
  // At its natural size, so that no pixel is mixed with its neighbors.
  canvas.drawImage(opened(), reach - x, reach - y);
  return canvas.getImageData(0, 0, PATCH_SIDE, PATCH_SIDE);
}

/** 0 also where the browser only knows sRGB. */
function measureGamut() {
  shrunk ??= shrink(opened());
  const wide = shrink(opened(), 'display-p3');
  return wide.colorSpace === 'display-p3' ? shareBeyondSrgb(shrunk.data, wide.data) : 0;
}

function findColors(options: ExtractOptions) {
  shrunk ??= shrink(opened());
  return extract(shrunk, options);
}

function opened(): ImageBitmap {
  if (!picture) throw new Error('No picture is open');
  return picture;
}

function answer(question: Question): unknown {
  switch (question.topic) {
    case 'open':
      return open(question.ask);
    case 'look':
      return look(question.ask);
    case 'extract':
      return findColors(question.ask);
    case 'gamut':
      return measureGamut();
  }
}

addEventListener('message', async ({ data: question }: MessageEvent<Question>) => {
  const { id } = question;
  let reply: Answer;
  try {
    reply = { id, answer: await answer(question) };
  } catch (error) {
    reply = { id, refusal: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
