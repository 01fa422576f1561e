import { extract, type Pixels, shareBeyondSrgb } from '@swatchwork/extract';
import { decodeWhole, shrink } from '@swatchwork/extract/browser';

import type { Point } from '../pixels/point.ts';
import { type Answer, PATCH_SIDE, type Question, type Search } from './messages.ts';

/*
 * A Web Worker that holds one picture, so that decoding, shrinking and extraction never block the
 * page, even for large pictures.
 */

let picture: ImageBitmap | undefined;
let shrunk: Pixels | undefined;

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
  const { data, wide } = shrunkWhole();
  return wide ? shareBeyondSrgb(data, wide) : 0;
}

const findColors = ({ region, ...options }: Search) =>
  extract(region ? shrink(opened(), region) : shrunkWhole(), options);

function shrunkWhole(): Pixels {
  shrunk ??= shrink(opened());
  return shrunk;
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
