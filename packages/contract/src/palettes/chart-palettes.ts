import {
  areAlike,
  areLevel,
  CHART_KINDS,
  CHART_STYLES,
  COLLISION,
  LEAST_FALL,
  READERS,
  VISION_READERS,
} from '@swatchwork/color';
import { CHART_FORMAT_IDS } from '@swatchwork/formats/constants';
import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { listFrom } from '../common/lists.ts';
import { numberFrom, wholeNumberFrom } from '../common/numbers.ts';
import { Seed } from '../common/seed.ts';
import { lineOfText } from '../common/text.ts';
import chartPaletteAnswerExamples from '../examples/chart-palette-answer.json' with {
  type: 'json',
};

const { chartCategories, chartSteps, chartGuides, chartGrounds, contrastRatio } = LIMITS;

const COLORS_MESSAGE = `must have at most ${chartCategories.max} colors`;

/** The least and the greatest number that is allowed. */
function rangeFrom({ min, max }: { min: number; max: number }) {
  const message = `must be two numbers from ${min} to ${max}, the smaller one first`;
  const number = z.number(message).min(min, message).max(max, message);
  return z.tuple([number, number], message).refine(([low, high]) => low <= high, message);
}

/** Fields that only palettes for categories have. */
const DEMANDS = ['grounds', 'contrast', 'severity', 'gray', 'lightness', 'chroma'] as const;

export const ChartPaletteRequest = z
  .object({
    kind: z.enum(CHART_KINDS).meta({
      description:
        'Colors for categories, a light-to-dark ramp (sequential), or a ramp between two hues through light gray (diverging).',
    }),
    count: wholeNumberFrom({ min: chartCategories.min, max: chartSteps.max }).meta({
      description: `Number of colors: ${chartCategories.min} to ${chartCategories.max} for categories, ${chartSteps.min} to ${chartSteps.max} for a ramp.`,
    }),
    colors: z
      .array(HexInput, COLORS_MESSAGE)
      .max(chartCategories.max, COLORS_MESSAGE)
      .default([])
      .meta({
        description:
          'For categories, colors to keep unchanged at the start of the palette. For a ramp, up to two colors that it contains unchanged: one that it passes through, or its two ends; they must be at least 10 apart, and one end of a sequential ramp at least 2 lighter than the other (CIE, 0 to 100) for every type of vision.',
      }),
    style: z.enum(CHART_STYLES).exactOptional().meta({
      description:
        'How the colors look; `balanced` by default. For categories, `spread` is as far apart as possible, however that looks. A ramp of given colors follows them instead.',
    }),
    seed: Seed.exactOptional().meta({
      description:
        'Another palette for each text or number; the same seed and request return the same colors.',
    }),
    grounds: listFrom(HexInput, chartGrounds, 'colors').exactOptional().meta({
      description: 'The chart background; `#FFFFFF` by default. Only for categories.',
    }),
    contrast: numberFrom(contrastRatio).exactOptional().meta({
      description: 'Minimum WCAG contrast with each background; 3 by default. Only for categories.',
    }),
    severity: numberFrom(LIMITS.share).exactOptional().meta({
      description:
        'Severity of the simulated color vision deficiencies; 1, the full deficiency, by default. Only for categories.',
    }),
    gray: numberFrom(LIMITS.share).exactOptional().meta({
      description:
        'Weight of the distance in grayscale, as in print: 0 (the default) ignores it, 1 weighs it like the distance in color. Only for categories.',
    }),
    lightness: rangeFrom(LIMITS.share).exactOptional().meta({
      description:
        'Range of OKLCH lightness; that of the style by default, for `spread` `[0.4, 1]`. Only for categories.',
    }),
    chroma: rangeFrom(LIMITS.chroma).exactOptional().meta({
      description:
        'Range of OKLCH chroma; that of the style by default, for `spread` `[0.07, 0.4]`, to avoid grays. Only for categories.',
    }),
    format: z.enum(CHART_FORMAT_IDS).exactOptional().meta({
      description: 'The charting program or library to write a file for.',
    }),
    name: lineOfText(LIMITS.itemName).exactOptional().meta({
      description: 'Name of the palette in the file; `Data palette` by default.',
    }),
  })
  .superRefine((asked, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: asked[field as 'count'] });
    const { kind, count, colors } = asked;
    const isRamp = kind !== 'categorical';
    const { min, max } = isRamp ? chartSteps : chartCategories;
    if (count < min || count > max) {
      refuse('count', `must be a whole number from ${min} to ${max} for ${kind}`);
    }
    if (isRamp && colors.length > chartGuides) {
      refuse('colors', `must have at most ${chartGuides} colors for ${kind}`);
    }
    const [one, other] = colors;
    if (isRamp && colors.length === 2) {
      if (areAlike(one!, other!)) {
        refuse('colors', `must be at least ${COLLISION} apart (CIEDE2000) for ${kind}`);
      } else if (kind === 'sequential' && areLevel(one!, other!)) {
        refuse(
          'colors',
          `must differ so that one is at least ${LEAST_FALL} lighter (CIE, 0 to 100) for every type of vision`,
        );
      }
    }
    if (!isRamp && colors.length > count) refuse('colors', 'must not have more colors than count');
    if (asked.name !== undefined && !asked.format)
      refuse('name', 'must not be given without format');
    for (const field of DEMANDS) {
      if (isRamp && asked[field] !== undefined) refuse(field, `must not be given for ${kind}`);
    }
  })
  .meta({
    id: 'ChartPaletteRequest',
    examples: [
      { kind: 'categorical', count: 5, colors: ['#0A66C2'], grounds: ['#FFFFFF'] },
      { kind: 'diverging', count: 5, colors: ['#0A66C2', '#C2410C'] },
      { kind: 'sequential', count: 3, colors: ['#0A66C2'], format: 'echarts', name: 'Ocean' },
    ],
  });

const Distance = z.number().meta({ description: 'CIEDE2000, not rounded.' });
const Place = z.int().meta({ description: 'Position in the palette, counted from 1.' });
const Demanded = z.array(z.number()).meta({ description: 'Minimum and maximum.' });

const Categories = z
  .object({
    smallest: z
      .object({
        normal: Distance,
        protan: Distance,
        deutan: Distance,
        tritan: Distance,
        gray: Distance,
      })
      .meta({ description: 'Distance between the two nearest colors, for each type of vision.' }),
    prefixes: z.array(z.object({ size: z.int(), smallest: Distance })).meta({
      description:
        'The same for the first 2, 3, 4 … colors and the worst type of vision, without grayscale.',
    }),
    collisions: z
      .array(
        z.object({
          places: z.array(Place),
          reader: z.enum(VISION_READERS),
          distance: Distance,
        }),
      )
      .meta({
        description: `Pairs that are less than ${COLLISION} apart (of 9 colors 9, of 10 colors 8, of 11 colors 7.25, of more 6.5) for some type of vision, nearest first.`,
      }),
    contrasts: z
      .array(
        z.object({
          ground: HexOutput,
          least: z
            .number()
            .meta({ description: 'Lowest WCAG 2.2 contrast ratio of any color with it.' }),
          below: z
            .array(Place)
            .meta({ description: 'Colors that do not reach the contrast, including given ones.' }),
        }),
      )
      .meta({ description: 'For each background.' }),
    relaxed: z
      .array(
        z.object({
          demand: z.enum(['contrast', 'lightness', 'chroma']),
          asked: Demanded,
          used: Demanded,
        }),
      )
      .meta({
        description:
          'Requirements that left no room for this many colors, and what was used instead.',
      }),
  })
  .meta({ id: 'ChartCategories' });

const Ramp = z
  .object({
    steps: z
      .object({ least: Distance, greatest: Distance })
      .meta({ description: 'Distance between neighboring colors, before rounding to hex.' }),
    ordered: z.array(z.enum(READERS)).meta({
      description:
        'Types of vision for which lightness only rises or only falls: from end to end, or from the middle to each end.',
    }),
    asymmetry: z.number().optional().meta({
      description:
        'For a diverging ramp, the greatest difference in CIE lightness (0 to 100) between its two sides.',
    }),
    places: z.array(Place.nullable()).meta({
      description:
        'Positions of the given colors; null for one that is too light for a side of a diverging ramp.',
    }),
  })
  .meta({ id: 'ChartRamp' });

const ChartFile = z
  .object({
    fileName: z.string().meta({ description: 'Suggested file name.' }),
    mediaType: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ChartFile' });

export const ChartPaletteAnswer = z
  .object({
    kind: z.enum(CHART_KINDS),
    colors: z.array(HexOutput),
    categories: Categories.optional().meta({
      description: 'Measurements of a categorical palette.',
    }),
    ramp: Ramp.optional().meta({ description: 'Measurements of a ramp.' }),
    notes: z.array(z.string()).meta({
      description:
        'What the palette does not reach, and what to do about it, in English sentences.',
    }),
    file: ChartFile.optional().meta({ description: 'The file, if `format` was given.' }),
  })
  .meta({
    id: 'ChartPaletteAnswer',
    examples: chartPaletteAnswerExamples,
  });

/** The body as a caller writes it. */
export type ChartPaletteRequest = z.input<typeof ChartPaletteRequest>;

export type ChartPaletteAnswer = z.infer<typeof ChartPaletteAnswer>;
