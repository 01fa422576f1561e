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
