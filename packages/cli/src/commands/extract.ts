import { DECODE_SECONDS, MAX_COUNT, MAX_PIXELS, PRESETS } from '@swatchwork/extract';
import { colorLine } from '../color-line.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { oneFile, readFileOrInput } from '../read-file.ts';
import { readImage } from '../read-image.ts';

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
(vivid); quiet ones (muted); or small areas that stand out (accent).`,
  options: {
    count: {
      value: 'N',
      help: `Maximum number of colors, 1 to ${MAX_COUNT}; default ${DEFAULT_COUNT}`,
    },
    preset: { value: 'NAME', help: `${PRESETS.join(', ')}; default ${PRESETS[0]}` },
  },
  examples: [
    ['extract photo.jpg', 'five colors and their shares'],
    ['extract photo.jpg --preset vivid', 'the purest color of each hue'],
    ['extract logo.png --count 3 --json', 'with their places in the image'],
    ['extract photo.jpg | swatchwork export - -o photo.ase', 'as a file for design tools'],
  ],
  async run(context) {
    const { args, paint, write } = context;
    const count = args.integer('count', 1, MAX_COUNT) ?? DEFAULT_COUNT;
    const preset = args.choice('preset', PRESETS);
    const file = oneFile(args.positionals, 'an image');
    const swatches = await readImage(await readFileOrInput(file, context), file, { count, preset });
    if (args.has('json')) {
      write(toJson({ file, colors: swatches.map(({ hex }) => hex), swatches }));
      return EXIT.ok;
    }
    for (const { hex, share } of swatches) {
      write(colorLine(paint, hex, `${(share * 100).toFixed(1).padStart(5)} %`));
    }
    return EXIT.ok;
  },
};
