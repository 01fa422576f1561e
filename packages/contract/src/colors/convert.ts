import { boundedNotations, type Channel, parseHex, SPACES, type Space } from '@swatchwork/color';
import { conversionsOf } from '@swatchwork/color/conversions';
import { readCssColor } from '@swatchwork/color/css';
import { readInk, saysInk } from '@swatchwork/print/conditions';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { needCondition, PRINT_FIELDS, PrintAnswer } from '../common/print.ts';

const COLOR_MESSAGE =
  'must be a CSS color, such as #3B82F6, 3b82f6, rgb(59 130 246), oklch(0.62 0.19 260) or teal';

/** Any color that CSS can write by itself, or six bare hex digits; parsed to color and alpha. */
const ColorInput = z
  .string(COLOR_MESSAGE)
  .max(LIMITS.colorText, COLOR_MESSAGE)
  .transform((text, context) => {
    if (saysInk(text)) return { ink: text };
    const parsed = readCssColor(text);
    if (typeof parsed !== 'string') return parsed;
    context.addIssue({ code: 'custom', message: `${COLOR_MESSAGE}; ${parsed}` });
    return z.NEVER;
  })
  .meta({
    description:
      'Hex with or without #, or any other CSS color, including calc(), relative colors and color-mix(), but not var(), currentcolor, system colors or light-dark(). With a `condition` also inks, such as `cmyk(76%, 47%, 0%, 4%)`.',
    examples: ['#3B82F6', 'oklch(0.62 0.19 260)'],
  });

const Request = z
  .object({ hex: ColorInput, ...PRINT_FIELDS })
  .superRefine(({ hex, ...job }, context) => {
    needCondition(job, context);
    // A text that is too long arrives here as it is.
    if (typeof hex !== 'object' || !('ink' in hex)) return;
    const cmyk = readInk(hex.ink, job.condition);
    if (typeof cmyk !== 'string') return;
    context.addIssue({ code: 'custom', path: ['hex'], message: cmyk });
  });

/** The same in a query string. */
export const ConvertQuery = Request.meta({ examples: [{ hex: '3b82f6' }] });

export const ConvertRequest = Request.meta({
  id: 'ConvertRequest',
  examples: [{ hex: '#3B82F6' }, { hex: '#3B82F6', condition: 'coated' }],
});

const number = (description: string) => z.number().meta({ description });
/** Text that a space writes. */
type Texts = { [Each in Space as Each['id']]: z.ZodString };

/** Numbers that a space has. */
type Values = {
  [Each in Space as Each['id']]: z.ZodObject<{ [Name in keyof Each['channels']]: z.ZodNumber }>;
};

const textOf = (space: Space) =>
  'note' in space ? z.string().meta({ description: CAVEATS[space.note] }) : z.string();

const CAVEATS = { uncalibrated: 'Uncalibrated: computed without an ink profile.' };

const valuesOf = ({ channels }: Space) =>
  z.object(
    Object.fromEntries(
      Object.entries<Channel>(channels).map(([name, { range }]) => [
        name,
        range ? number(range) : z.number(),
      ]),
    ),
  );

const ofSpaces = <Schema>(schemaOf: (space: Space) => Schema) =>
  Object.fromEntries(SPACES.map((space) => [space.id, schemaOf(space)]));

/** Texts are rounded for reading, `exact` only as far as hex comes back; `values` are exact (float noise below 1e-10 removed). */
export const ConvertAnswer = z
  .object({
    hex: HexOutput,
    alpha: number('0 to 1'),
    inGamut: z.boolean().meta({
      description: `False if the color is outside sRGB. Then ${boundedNotations('id')} hold the color that CSS gamut mapping gives.`,
    }),
    name: z.string().meta({
      description: 'One of 15 basic names, or a description such as vivid blue.',
    }),
    nearestName: z
      .object({
        name: z.string(),
        hex: HexOutput,
        distance: number('Distance to the color in ΔE OK; 0 means equal.'),
      })
      .meta({ description: 'The nearest color in the list of names.' }),
    ...(ofSpaces(textOf) as Texts),
    exact: z.object(ofSpaces(() => z.string()) as Texts).meta({
      description: 'The same texts with enough digits to convert back to the same hex.',
    }),
    values: z.object(ofSpaces(valuesOf) as Values),
    print: PrintAnswer.optional(),
  })
  .meta({
    id: 'ConvertAnswer',
    examples: [conversionsOf({ color: parseHex('#3B82F6')!, alpha: 1 })],
  });

/** The body as a caller writes it. */
export type ConvertRequest = z.input<typeof ConvertRequest>;

export type ConvertAnswer = z.infer<typeof ConvertAnswer>;
