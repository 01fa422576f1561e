import { CHART_KINDS, COLLISION, READERS, VISION_READERS } from '@swatchwork/color';
import { CHART_FORMAT_IDS } from '@swatchwork/formats/constants';
import { z } from 'zod';

import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { listFrom } from '../common/lists.ts';
import { numberFrom, wholeNumberFrom } from '../common/numbers.ts';
import { lineOfText } from '../common/text.ts';

const { chartCategories, chartSteps, chartGuides, chartGrounds, contrastRatio } = LIMITS;

const COLORS_MESSAGE = `must have ${chartCategories.max} colors at most`;

/** The least and the greatest number that is allowed. */
function rangeFrom({ min, max }: { min: number; max: number }) {
  const message = `must be two numbers from ${min} to ${max}, the lesser first`;
  const number = z.number(message).min(min, message).max(max, message);
  return z.tuple([number, number], message).refine(([low, high]) => low <= high, message);
}

/** Fields that only palettes for categories have. */
const DEMANDS = ['grounds', 'contrast', 'severity', 'gray', 'lightness', 'chroma'] as const;

export const ChartPaletteRequest = z
  .object({
    kind: z.enum(CHART_KINDS).meta({
      description:
        'Colors for categories, a ramp from light to dark, or one from a hue over light gray to another.',
    }),
    count: wholeNumberFrom({ min: chartCategories.min, max: chartSteps.max }).meta({
      description: `How many colors: ${chartCategories.min} to ${chartCategories.max} for categories, ${chartSteps.min} to ${chartSteps.max} of a ramp.`,
    }),
    colors: z
      .array(HexInput, COLORS_MESSAGE)
      .max(chartCategories.max, COLORS_MESSAGE)
      .default([])
      .meta({
        description:
          'For categories, colors that are kept as they are and stand first. A ramp needs one that it leads through, or two.',
      }),
    grounds: listFrom(HexInput, chartGrounds, 'colors').exactOptional().meta({
      description: 'What the chart stands on; `#FFFFFF` if nothing is given. For categories.',
    }),
    contrast: numberFrom(contrastRatio).exactOptional().meta({
      description:
        'The least WCAG contrast with each ground; 3 if nothing is given. For categories.',
    }),
    severity: numberFrom(LIMITS.share).exactOptional().meta({
      description:
        'Of the color-vision deficiencies that are simulated; 1, the whole, if nothing is given. For categories.',
    }),
    gray: numberFrom(LIMITS.share).exactOptional().meta({
      description:
        'How much the distance in gray counts, as on paper: 0, not at all, if nothing is given; 1 as much as that in color. For categories.',
    }),
    lightness: rangeFrom(LIMITS.share).exactOptional().meta({
      description: 'OKLCH lightness; `[0.4, 1]` if nothing is given. For categories.',
    }),
    chroma: rangeFrom(LIMITS.chroma).exactOptional().meta({
      description:
        'OKLCH chroma; `[0.07, 0.4]` if nothing is given, as distance alone would choose grays. For categories.',
    }),
    format: z.enum(CHART_FORMAT_IDS).exactOptional().meta({
      description: 'The program of charts for which the palette is written as a file as well.',
    }),
    name: lineOfText(LIMITS.itemName).exactOptional().meta({
      description: 'What the palette is called in the file; `Data palette` if nothing is given.',
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
    if (isRamp && (colors.length < chartGuides.min || colors.length > chartGuides.max)) {
      refuse('colors', `must have ${chartGuides.min} to ${chartGuides.max} colors for ${kind}`);
    }
    if (!isRamp && colors.length > count) refuse('colors', 'must not hold more colors than count');
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

const Distance = z.number().meta({ description: 'ΔE2000, not rounded.' });
const Place = z.int().meta({ description: 'A place of the palette; the first is 1.' });
const Demanded = z
  .array(z.number())
  .meta({ description: 'The least and the greatest that is allowed.' });

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
      .meta({ description: 'Of the two nearest colors, for each who reads the chart.' }),
    prefixes: z.array(z.object({ size: z.int(), smallest: Distance })).meta({
      description: 'The same of the first 2, 3, 4 and so on, for the worst vision, without gray.',
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
        description: `Pairs less than ${COLLISION} apart for some vision, the nearest first.`,
      }),
    contrasts: z
      .array(
        z.object({
          ground: HexOutput,
          least: z
            .number()
            .meta({ description: 'WCAG 2.2 contrast ratio of the color nearest to it.' }),
          below: z
            .array(Place)
            .meta({ description: 'Colors that do not reach the contrast, given ones too.' }),
        }),
      )
      .meta({ description: 'For each ground.' }),
    relaxed: z
      .array(
        z.object({
          demand: z.enum(['contrast', 'lightness', 'chroma']),
          asked: Demanded,
          used: Demanded,
        }),
      )
      .meta({
        description: 'Demands that leave no room for so many colors, and what was used instead.',
      }),
  })
  .meta({ id: 'ChartCategories' });

const Ramp = z
  .object({
    steps: z
      .object({ least: Distance, greatest: Distance })
      .meta({ description: 'From a color to the next, before colors are rounded to hex codes.' }),
    ordered: z.array(z.enum(READERS)).meta({
      description:
        'Who sees lightness change one way only: from end to end, or from the middle to both ends.',
    }),
    asymmetry: z.number().optional().meta({
      description:
        'Of a diverging ramp: the greatest difference in CIE lightness, 0 to 100, between its sides.',
    }),
  })
  .meta({ id: 'ChartRamp' });

const ChartFile = z
  .object({
    fileName: z.string().meta({ description: 'What to save it as.' }),
    mediaType: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ChartFile' });

export const ChartPaletteAnswer = z
  .object({
    kind: z.enum(CHART_KINDS),
    colors: z.array(HexOutput),
    categories: Categories.optional().meta({ description: 'What colors for categories measure.' }),
    ramp: Ramp.optional().meta({ description: 'What a ramp measures.' }),
    file: ChartFile.optional().meta({ description: 'The palette in the format, if one is given.' }),
  })
  .meta({
    id: 'ChartPaletteAnswer',
    examples: [
      {
        kind: 'categorical',
        colors: ['#0A66C2', '#C08488', '#683741', '#5C6B00', '#7EA103'],
        categories: {
          smallest: {
            normal: 19.73146217968607,
            protan: 19.826648514354254,
            deutan: 19.103281560021863,
            tritan: 19.543882949193435,
            gray: 0.3336534874969508,
          },
          prefixes: [
            { size: 2, smallest: 29.930895782036515 },
            { size: 3, smallest: 28.61209069416514 },
            { size: 4, smallest: 20.65171591927038 },
            { size: 5, smallest: 19.103281560021863 },
          ],
          collisions: [],
          contrasts: [{ ground: '#FFFFFF', least: 3.0058457203998743, below: [] }],
          relaxed: [],
        },
      },
      {
        kind: 'diverging',
        colors: ['#0B69C8', '#90A4BD', '#F3F3F3', '#B79C93', '#995945'],
        ramp: {
          steps: {
            least: 23.180899029263838,
            greatest: 23.181062645566985,
          },
          ordered: ['normal', 'protan', 'deutan', 'tritan', 'gray'],
          asymmetry: 0.0024676923599784573,
        },
      },
    ],
  });

/** The body as a caller writes it. */
export type ChartPaletteRequest = z.input<typeof ChartPaletteRequest>;

export type ChartPaletteAnswer = z.infer<typeof ChartPaletteAnswer>;
