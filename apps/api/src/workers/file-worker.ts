// The entry of a worker thread: palette files, checks of palettes, palettes for charts, shared pictures, and themes that
// take long.

import type * as LongBodies from '../features/palette-files/long-body-jobs.ts';
import type { PictureTask } from '../features/share-pictures/draw-picture.ts';

export {
  matchColors,
  readPaletteFile,
  writePaletteFile,
} from '../features/palette-files/palette-file-jobs.ts';
export { makeChartPalette } from '../features/palettes/charts/make-chart-palette.ts';
export { checkColors } from '../features/palettes/check/check-colors.ts';
export {
  addThemeMode,
  answerTheme,
  auditColors,
  checkTheme,
  repairTheme,
  suggestToken,
  writeThemeFile,
} from '../features/themes/theme-jobs.ts';

// The fonts of pictures are opened for the first one.
export const drawPicture = async (task: PictureTask) =>
  (await import('../features/share-pictures/draw-picture.ts')).drawPicture(task);

// The contract, which checks a body, is loaded for the first long one.
const longBodies = (): Promise<typeof LongBodies> =>
  import('../features/palette-files/long-body-jobs.ts');
type LongBody = Parameters<typeof LongBodies.importLong>[0];

export const importLong = async (body: LongBody) => (await longBodies()).importLong(body);
export const exportLong = async (body: LongBody) => (await longBodies()).exportLong(body);
export const matchLong = async (body: LongBody) => (await longBodies()).matchLong(body);
