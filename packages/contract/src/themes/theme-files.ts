import { THEME_FILE_IDS } from '@swatchwork/formats/constants';
import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';
import { hasPrimary, NO_PRIMARY, THEME_INPUT } from './theme-input.ts';

export const ExportThemeRequest = z
  .object({
    format: z.enum(THEME_FILE_IDS),
    name: lineOfText(LIMITS.itemName).exactOptional().meta({
      description: 'Name of the theme in the file.',
    }),
    ...THEME_INPUT,
    modes: z.enum(['classes', 'light-dark']).exactOptional().meta({
      description:
        'How the format `css` separates light and dark: with classes and media queries (default), or with `light-dark()`.',
    }),
    p3: z.boolean().exactOptional().meta({
      description: 'Whether style sheets also contain Display P3 colors; true by default.',
    }),
  })
  .refine(hasPrimary, NO_PRIMARY)
  .meta({
    id: 'ExportThemeRequest',
    examples: [{ format: 'css', brands: ['#0A66C2'], name: 'Ocean', p3: false }],
  });

const FILE = /^[\da-fA-F]{6}(?:-[\da-fA-F]{6}){0,7}\.(?:css|json)$/;

/** The address of a theme as a file: its brand colors, and what it is for. */
export const ThemeFileName = z
  .object({
    file: z
      .string()
      .regex(FILE, 'must be 1 to 8 hex codes joined by hyphens, with .css or .json at the end')
      .meta({
        description:
          'The brand colors as six digits each, joined by hyphens. `.css`: custom properties; `.json`: an item of a registry for `npx shadcn add`.',
      }),
  })
  .meta({ examples: [{ file: '0A66C2.css' }] });

/** How a theme is made that has an address. */
export const ThemeFileQuery = z
  .object({
    target: THEME_INPUT.target,
    neutral: THEME_INPUT.neutral,
    solids: THEME_INPUT.solids,
    vision: THEME_INPUT.vision,
  })
  .meta({ examples: [{ target: 'AAA', neutral: 'pure', solids: 'exact', vision: 'tritan' }] });

export type ThemeFileQuery = z.input<typeof ThemeFileQuery>;

/** A file: its media type is that of the format. */
export const ThemeFile = z
  .unknown()
  .refine((file): file is Uint8Array => file instanceof Uint8Array)
  .meta({
    type: 'string',
    format: 'binary',
    examples: [
      '/* Ocean: light, dark and high contrast from #0A66C2 */\n…\n:root {\n  --color-brand-50: #F1F6FC;\n  …\n}\n…\n',
    ],
  });

/** The body as a caller writes it. */
export type ExportThemeRequest = z.input<typeof ExportThemeRequest>;
