import { z } from 'zod';
import createThemeRequestExamples from '../examples/create-theme-request.json' with {
  type: 'json',
};
import { hasPrimary, NO_PRIMARY, THEME_INPUT } from './theme-input.ts';

/** The long parts of a theme, of which a caller may ask for some. */
export const THEME_PARTS = ['scales', 'modes', 'pairs', 'separations'] as const;

const PARTS_MESSAGE = `must only contain ${THEME_PARTS.join(', ')}, each once`;

export const CreateThemeRequest = z
  .object({
    ...THEME_INPUT,
    parts: z
      .array(z.enum(THEME_PARTS, PARTS_MESSAGE))
      .max(THEME_PARTS.length, PARTS_MESSAGE)
      .optional()
      .meta({
        description:
          'Which of the long parts to return. By default all, more than 100 kB of JSON. For a short response request only `modes` (the roles), or `[]` for none.',
      }),
  })
  .refine(hasPrimary, NO_PRIMARY)
  .meta({
    id: 'CreateThemeRequest',
    examples: createThemeRequestExamples,
  });

/** The body as a caller writes it. */
export type CreateThemeRequest = z.input<typeof CreateThemeRequest>;

export type ThemePart = (typeof THEME_PARTS)[number];
