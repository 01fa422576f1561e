import { type ContrastTarget, type Hex, parseHex, type Srgb } from '@swatchwork/color';
import {
  openTypeface,
  type Shape,
  type Typeface,
  writeDrawings,
} from '@swatchwork/formats/drawing';

import { checkPicture } from './check-picture.ts';
import { colorPicture } from './color-picture.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { pagePicture } from './page-picture.ts';
import { palettePicture } from './palette-picture.ts';
import { themePicture } from './theme-picture.ts';

/** The content of a picture; the routes have checked it. */
export type PictureTask = { name?: string | undefined } & (
  | { of: 'page'; title?: string; colors?: readonly Hex[] }
  | { of: 'color'; hex: Hex; about?: string }
  | { of: 'palette'; colors: readonly Hex[] }
  | { of: 'theme'; query: string }
  | { of: 'check'; colors: readonly Hex[]; target: ContrastTarget }
);

/** Draws a picture as PNG. */
export async function drawPicture(task: PictureTask): Promise<Uint8Array> {
  const { name = '' } = task;
  const typeface = await openTypeface([name, 'title' in task ? (task.title ?? '') : '']);
  const shapes = toShapes(task, typeface);
  return writeDrawings([{ width: WIDTH, height: HEIGHT, shapes }], typeface);
}

function toShapes(task: PictureTask, typeface: Typeface): Shape[] {
  switch (task.of) {
    case 'page':
      return pagePicture(task, typeface);
    case 'color':
      return colorPicture(toColor(task.hex), task, typeface);
    case 'palette':
      return palettePicture(task.colors, task.name, typeface);
    case 'theme':
      return themePicture(task.query, task.name, typeface);
    case 'check':
      return checkPicture(task.colors.map(toColor), task, typeface);
  }
}

const toColor = (hex: Hex) => parseHex(hex) as Srgb;
