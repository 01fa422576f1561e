// The entry of a worker thread: palette files and shared pictures.
export { readPaletteFile, writePaletteFile } from '../features/palette-files/palette-file-jobs.ts';
export { drawPicture } from '../features/share-pictures/draw-picture.ts';
