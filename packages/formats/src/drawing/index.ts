export { swatchesOf } from '../palette/palette.ts';
export { drawMode } from '../themes/mode-board.ts';
export { type Area, drawCells, writeText } from '../write/sheet/cells.ts';
export { sheetText } from '../write/sheet/letters.ts';
export type * from './drawing.ts';
export { placeText } from './place-text.ts';
export { openTypeface, type Typeface, textWidth, type Weight } from './typeface.ts';
export { writeDrawings } from './write-png.ts';
