import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';

const { min, max, default: fallback } = LIMITS.extractCount;
const COUNT_MESSAGE = `must be a whole number from ${min} to ${max}`;
const IMAGE_MESSAGE = 'must be one file: a JPG, PNG, GIF, WebP, BMP or AVIF image';

/** Decoding some types holds the whole picture in memory; one picture may take 600 MB. */
const FEWER_MEGAPIXELS =
  'fewer of what is decoded as a whole: 30 of AVIF (21 with more than 8 bits), 85 of progressive JPEG with whole colors, 60 of interlaced PNG with 16 bits and transparency (75 without)';

/** Which colors of a picture are wanted. */
const PRESETS = ['dominant', 'vivid', 'muted', 'accent'] as const;

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
          description: `JPG, PNG, GIF (first frame), WebP, BMP or AVIF, told by its content. At most ${LIMITS.imageBytes / 1024 / 1024} MiB and 100 megapixels; ${FEWER_MEGAPIXELS}.`,
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
          description: 'The most colors to find.',
        }),
      preset: z.enum(PRESETS).default('dominant').meta({
        description:
          'Which colors: those that stand best for the whole picture, small accents included (dominant); its most saturated ones (vivid); its quiet ones (muted); small areas that differ from the bulk (accent). Where there are none of the kind, the dominant ones.',
      }),
    },
    'must be a form with the file field image',
  )
  .meta({ id: 'ExtractRequest', examples: [{ image: 'the bytes of a file', count: 5 }] });

const part = (description: string) => z.number().min(0).max(1).meta({ description });

export const ExtractAnswer = z
  .object({
    colors: z.array(HexOutput).meta({
      description: 'The largest share first; fewer where more would be near-duplicates.',
    }),
    swatches: z.array(
      z.object({
        hex: HexOutput,
        rgb: z.object({ r: z.int(), g: z.int(), b: z.int() }).meta({ description: '0 to 255' }),
        share: part(
          'The part of the picture that it stands for; transparent pixels do not count. Those of dominant colors add up to 1.',
        ),
        position: z
          .object({ x: part('0 is the left edge, 1 the right.'), y: part('0 is the top.') })
          .meta({ description: 'A place in the picture with this color.' }),
      }),
    ),
  })
  .meta({
    id: 'ExtractAnswer',
    examples: [
      {
        colors: ['#3B82F6', '#FB923C'],
        swatches: [
          {
            hex: '#3B82F6',
            rgb: { r: 59, g: 130, b: 246 },
            share: 0.7,
            position: { x: 0.05, y: 0.05 },
          },
          {
            hex: '#FB923C',
            rgb: { r: 251, g: 146, b: 60 },
            share: 0.3,
            position: { x: 0.75, y: 0.05 },
          },
        ],
      },
    ],
  });

/** How a caller may narrow the search. */
export type ExtractOptions = {
  count?: number | undefined;
  preset?: (typeof PRESETS)[number] | undefined;
};

export type ExtractAnswer = z.infer<typeof ExtractAnswer>;
