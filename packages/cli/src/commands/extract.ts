import { DECODE_SECONDS, MAX_COUNT, MAX_PIXELS, PRESETS } from '@swatchwork/extract';
import { colorLine } from '../color-line.ts';
import { type Command, EXIT, toJson } from '../command.ts';
import { oneFile, readFileOrInput } from '../read-file.ts';
import { readImage } from '../read-image.ts';

const DEFAULT_COUNT = 5;

export const extract: Command = {
  name: 'extract',
  summary: 'The colors that stand for an image',
  usage: 'FILE',
  details: `JPEG, PNG, GIF (first frame), WebP, AVIF or BMP, told by its content; "-" reads it from
standard input. It has at most ${MAX_PIXELS / 1e6} megapixels, and is given up after ${DECODE_SECONDS} seconds.
AVIF, progressive JPEG and interlaced PNG are decoded as a whole, which takes up to
28 bytes of memory a pixel. The largest share comes first, and small vivid accents
get a color of their own. The image stays on this machine.

--preset says which colors are wanted: those that stand for the whole image (dominant),
its most saturated (vivid), its quiet ones (muted), or small areas that differ from the
bulk of it (accent).`,
  options: {
    count: {
      value: 'N',
      help: `At most so many, 1 to ${MAX_COUNT}; ${DEFAULT_COUNT} if not given`,
    },
    preset: { value: 'NAME', help: `${PRESETS.join(', ')}; ${PRESETS[0]} if not given` },
  },
  examples: [
    ['extract photo.jpg', 'five colors and their shares'],
    ['extract photo.jpg --preset vivid', 'the most saturated colors of it'],
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
