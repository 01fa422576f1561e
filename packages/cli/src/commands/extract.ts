import { DECODE_SECONDS, MAX_COUNT, MAX_PIXELS, PRESETS, parseRegion } from '@swatchwork/extract';
import type { Args } from '../args.ts';
import { colorLine } from '../color-line.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { oneFile, readFileOrInput } from '../read-file.ts';
import { readImage } from '../read-image.ts';
import { quote, UsageError } from '../usage-error.ts';

const DEFAULT_COUNT = 5;

export const extract: Command = {
  name: 'extract',
  summary: 'Extract the colors of an image',
  usage: 'FILE',
  details: `JPEG, PNG, GIF (first frame), WebP, AVIF or BMP, recognized by content; "-" reads it from
standard input. At most ${MAX_PIXELS / 1e6} megapixels and ${DECODE_SECONDS} seconds of decoding. AVIF,
progressive JPEG and interlaced PNG need up to 28 bytes of memory per pixel. The largest
share comes first, and small vivid accents get their own color. The image stays on this
machine.

--preset chooses the colors: those that represent the whole image (dominant); these or, of
a gradient, large and saturated ones of different hues (balanced); the purest of each hue
(vivid); quiet ones (muted); or small areas that stand out (accent).

--region takes only a part of the image as it is shown, upright: 0.25,0.25,0.5,0.5 is the
middle. A color outside sRGB is written in Display P3 behind the nearest sRGB color.`,
  options: {
    count: {
      value: 'N',
      help: `Maximum number of colors, 1 to ${MAX_COUNT}; default ${DEFAULT_COUNT}`,
    },
    region: {
      value: 'X,Y,W,H',
      help: 'Left edge, top edge, width and height, as fractions of the image',
    },
    preset: { value: 'NAME', help: `${PRESETS.join(', ')}; default ${PRESETS[0]}` },
  },
  examples: [
    ['extract photo.jpg', 'five colors and their shares'],
    ['extract photo.jpg --preset vivid', 'the purest color of each hue'],
    ['extract photo.jpg --region 0,0,1,0.5', 'the colors of its upper half'],
    ['extract logo.png --count 3 --json', 'with their places in the image'],
    ['extract photo.jpg | swatchwork export - -o photo.ase', 'as a file for design tools'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const count = args.integer('count', 1, MAX_COUNT) ?? DEFAULT_COUNT;
    const preset = args.choice('preset', PRESETS);
    const file = oneFile(args.positionals, 'an image');
    const region = regionOf(args);
    const bytes = await readFileOrInput(file, context);
    const swatches = await readImage(bytes, file, { count, preset, region });
    if (args.has('json')) {
      write(toJson({ file, colors: swatches.map(({ hex }) => hex), swatches }));
      return EXIT.ok;
    }
    for (const { hex, css, share } of swatches) {
      const percent = `${(share * 100).toFixed(1).padStart(5)} %`;
      write(colorLine(paint, hex, css ? `${percent}  ${css}` : percent));
    }
    return EXIT.ok;
  },
};

/** @throws {UsageError} If it is no part of an image. */
function regionOf(args: Args) {
  const text = args.text('region');
  if (text === undefined) return undefined;
  const region = parseRegion(text);
  if (region) return region;
  const allowed = 'fractions of the image, from 0 to 1 and within it, such as 0.25,0.25,0.5,0.5';
  throw new UsageError(
    `--region must be x, y, width and height as ${allowed}; got ${quote(text)}.`,
  );
}
