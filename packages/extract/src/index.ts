/**
 * The colors that stand for a picture. Pure: pixels in, swatches out, the same in every browser
 * and on the server. `./browser` and `./node` make pixels of files.
 */
export { beyondSrgb, channelsAt, shareBeyondSrgb } from './color/beyond-srgb.ts';
export { DECODE_SECONDS } from './deadline.ts';
export { ExtractError, type ExtractErrorCode, MAX_PIXELS } from './errors.ts';
export { type ExtractOptions, extract, MAX_COUNT, type Swatch } from './extract.ts';
export { type Pixels, WORKING_SIZE, workingSize } from './pixels.ts';
export { PRESETS, type Preset } from './preset.ts';
export { isRegion, parseRegion, type Region } from './region.ts';
