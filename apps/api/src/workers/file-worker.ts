// The entry of a worker thread: what is written and drawn besides pictures that are sent here.
export { readPaletteFile, writePaletteFile } from '../features/palette-files/palette-file-jobs.ts';
export { drawPicture } from '../features/share-pictures/draw-picture.ts';
