import { z } from 'zod';

import { CssColorOutput } from '../common/css-color.ts';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import extractAnswerExamples from '../examples/extract-answer.json' with { type: 'json' };

const { min, max, default: fallback } = LIMITS.extractCount;
const COUNT_MESSAGE = `must be a whole number from ${min} to ${max}`;
const IMAGE_MESSAGE = 'must be one file: a JPG, PNG, GIF, WebP, BMP or AVIF image';

/** Decoding some types holds the whole picture in memory; one picture may take 600 MB. */
const FEWER_MEGAPIXELS =
  'Formats that have to be decoded in one piece allow fewer: 30 for AVIF (21 with more than 8 bits), 85 for progressive JPEG without chroma subsampling, 60 for interlaced 16-bit PNG with transparency (75 without)';

/** Which colors of a picture are wanted. */
const PRESETS = ['dominant', 'balanced', 'vivid', 'muted', 'accent'] as const;

const REGION_MESSAGE =
  'must be x, y, width and height as fractions of the image, from 0 to 1 and within it, such as 0.25,0.25,0.5,0.5';

/** Undefined for what reaches beyond the picture, too. */
function toRegion(text: string): Region | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => /^[\d.]+(?:e-\d+)?$/i.test(part)))
    return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
  const isPart = (start: number, length: number) =>
    start >= 0 && length > 0 && start + length <= 1 + 1e-9;
  return isPart(x, width) && isPart(y, height) ? { x, y, width, height } : undefined;
}

const isCount = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** A form (`multipart/form-data`), with the file as bytes and all else as text. */
export const ExtractRequest = z
  .object(
    {
      image: z
        .unknown()
        .refine((file): file is Uint8Array => file instanceof Uint8Array, IMAGE_MESSAGE)
        .transform((file) => file as Uint8Array)
        .meta({
          type: 'string',
          format: 'binary',
          description: `JPG, PNG, GIF (first frame), WebP, BMP or AVIF, recognized by content. At most ${LIMITS.imageBytes / 1024 / 1024} MiB and 100 megapixels. ${FEWER_MEGAPIXELS}.`,
        }),
      count: z
        .string(COUNT_MESSAGE)
        .refine(isCount, COUNT_MESSAGE)
        .transform(Number)
        .default(fallback)
        .meta({
          type: 'integer',
          minimum: min,
          maximum: max,
          description: 'The maximum number of colors.',
        }),
      preset: z.enum(PRESETS).default('dominant').meta({
        description:
          'Which colors to find: those that represent the whole image best, including small accents (dominant); these or, of a gradient, large and saturated ones of different hues, at least 0.08 apart (balanced); the purest of each hue (vivid); quiet ones (muted); or small areas that stand out (accent). If the image has none of the kind, the balanced ones are returned.',
      }),
      region: z
        .string(REGION_MESSAGE)
        .refine((text) => toRegion(text) !== undefined, REGION_MESSAGE)
        .transform((text) => toRegion(text)!)
        .optional()
        .meta({
          type: 'string',
          description:
            'The part of the image to look at, as it is shown (upright): x, y, width and height, separated by commas, as fractions of its width and height from 0 to 1. `0.25,0.25,0.5,0.5` is the middle. Pixels at its edge count. By default the whole image.',
          examples: ['0.25,0.25,0.5,0.5'],
        }),
    },
    'must be a form with the file field image',
  )
  .meta({
    id: 'ExtractRequest',
    examples: [{ image: 'the bytes of a file', count: 5 }],
  });

const part = (description: string) => z.number().min(0).max(1).meta({ description });

export const ExtractAnswer = z
  .object({
    colors: z.array(HexOutput).meta({
      description: 'Largest share first. Fewer than requested if more would be near-duplicates.',
    }),
    swatches: z.array(
      z.object({
        hex: HexOutput,
        css: CssColorOutput.optional().meta({
          description:
            'The color itself if it lies outside sRGB, in Display P3: `hex` is then the nearest sRGB color. Colors outside Display P3 are clipped to it.',
        }),
        rgb: z
          .object({ r: z.int(), g: z.int(), b: z.int() })
          .meta({ description: 'The hex, 0 to 255' }),
        share: part(
          'The part of the image, or of the region, that it represents, without transparent pixels. The shares of dominant colors add up to 1.',
        ),
        position: z
          .object({
            x: part('0 is the left edge, 1 the right edge.'),
            y: part('0 is the top edge, 1 the bottom edge.'),
          })
          .meta({ description: 'A position in the whole image that has this color.' }),
      }),
    ),
  })
  .meta({
    id: 'ExtractAnswer',
    examples: extractAnswerExamples,
  });

/** Fractions of a picture, 0 to 1, from its left and its top. */
type Region = { x: number; y: number; width: number; height: number };

/** How a caller may narrow the search. */
export type ExtractOptions = {
  count?: number | undefined;
  preset?: (typeof PRESETS)[number] | undefined;
  /** The part of the picture, upright, in fractions of its width and height. */
  region?: Region | undefined;
};

export type ExtractAnswer = z.infer<typeof ExtractAnswer>;
