import { boundedNotations, type Channel, SPACES, type Space } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';

const COLOR_MESSAGE =
  'must be a CSS color, such as #3B82F6, 3b82f6, rgb(59 130 246), oklch(0.62 0.19 260) or teal';

/** Any color that CSS can write by itself, or six bare hex digits; parsed to color and alpha. */
const ColorInput = z
  .string(COLOR_MESSAGE)
  .max(LIMITS.colorText, COLOR_MESSAGE)
  .transform((text, context) => {
    const parsed = readCssColor(text);
    if (typeof parsed !== 'string') return parsed;
    context.addIssue({ code: 'custom', message: `${COLOR_MESSAGE}; ${parsed}` });
    return z.NEVER;
  })
  .meta({
    description:
      'Hex with or without #, or any other CSS color, including calc(), relative colors and color-mix(), but not var(), currentcolor, system colors or light-dark().',
    examples: ['#3B82F6', 'oklch(0.62 0.19 260)'],
  });

export const ConvertRequest = z
  .object({ hex: ColorInput })
  .meta({ id: 'ConvertRequest', examples: [{ hex: '#3B82F6' }] });

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
  })
  .meta({
    id: 'ConvertAnswer',
    examples: [
      {
        hex: '#3B82F6',
        alpha: 1,
        inGamut: true,
        name: 'vivid blue',
        nearestName: { name: 'Pool Water', hex: '#2188FF', distance: 0.0209687444 },
        rgb: 'rgb(59, 130, 246)',
        hsl: 'hsl(217, 91%, 60%)',
        hsv: 'hsv(217, 76%, 96%)',
        cmyk: 'cmyk(76%, 47%, 0%, 4%)',
        oklch: 'oklch(0.6231 0.188 259.81)',
        oklab: 'oklab(0.6231 -0.0332 -0.1851)',
        lab: 'lab(54.62 8.76 -65.79)',
        lch: 'lch(54.62 66.37 277.59)',
        p3: 'color(display-p3 0.3047 0.5035 0.9338)',
        exact: {
          rgb: 'rgb(59, 130, 246)',
          hsl: 'hsl(217.2, 91.2%, 59.8%)',
          hsv: 'hsv(217.2, 76%, 96.5%)',
          cmyk: 'cmyk(76%, 47.2%, 0%, 3.5%)',
          oklch: 'oklch(0.6231 0.188 259.81)',
          oklab: 'oklab(0.6231 -0.0332 -0.1851)',
          lab: 'lab(54.62 8.76 -65.79)',
          lch: 'lch(54.62 66.37 277.59)',
          p3: 'color(display-p3 0.3047 0.5035 0.9338)',
        },
        values: {
          rgb: { r: 59, g: 130, b: 246 },
          hsl: { h: 217.2192513369, s: 91.2195121951, l: 59.8039215686 },
          hsv: { h: 217.2192513369, s: 76.0162601626, v: 96.4705882353 },
          cmyk: { c: 76.0162601626, m: 47.1544715447, y: 0, k: 3.5294117647 },
          oklch: { l: 0.6230830326, c: 0.1880147345, h: 259.8145285255 },
          oklab: { l: 0.6230830326, a: -0.0332476178, b: -0.1850517125 },
          lab: { l: 54.6189234121, a: 8.7627407304, b: -65.7906591041 },
          lch: { l: 54.6189234121, c: 66.3716539681, h: 277.5866451599 },
          p3: { r: 0.3047280499, g: 0.5034730529, b: 0.9338313167 },
        },
      },
    ],
  });

/** The body as a caller writes it. */
export type ConvertRequest = z.input<typeof ConvertRequest>;

export type ConvertAnswer = z.infer<typeof ConvertAnswer>;
