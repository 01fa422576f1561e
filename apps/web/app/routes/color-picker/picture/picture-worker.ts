import { type ExtractOptions, extract } from '@swatchwork/extract';
import { decodeWhole, shrink } from '@swatchwork/extract/browser';

import type { Point } from '../pixels/point.ts';
import { type Answer, PATCH_SIDE, type Question } from './messages.ts';

/*
 * A Web Worker that holds one picture, so that decoding, shrinking and extraction never block the
 * page, even for large pictures.
 */

let picture: ImageBitmap | undefined;
let shrunk: ReturnType<typeof shrink> | undefined;

const brush = new OffscreenCanvas(PATCH_SIDE, PATCH_SIDE).getContext('2d', {
  colorSpace: 'srgb',
  willReadFrequently: true,
});

async function open(file: Blob) {
  picture?.close();
  picture = shrunk = undefined;
  const decoded = await decodeWhole(file);
  picture = decoded;
  return { width: decoded.width, height: decoded.height };
}

function look({ x, y }: Point) {
  if (!brush) throw new Error('The browser gave no canvas to read from');
  const reach = (PATCH_SIDE - 1) / 2;
  brush.clearRect(0, 0, PATCH_SIDE, PATCH_SIDE);
  // At its natural size, so that no pixel is mixed with its neighbors.
  brush.drawImage(opened(), reach - x, reach - y);
  const { data } = brush.getImageData(0, 0, PATCH_SIDE, PATCH_SIDE);
  return { data, side: PATCH_SIDE };
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
