import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { VIEW_PAGES } from './view-pages.ts';

const page = z.enum(VIEW_PAGES).meta({ description: 'Its path.' });

const state = z
  .string()
  .max(LIMITS.viewState)
  .regex(/^[?#][!-~]*$/, 'must be a query or a fragment as in an address, such as ?colors=0B2545')
  .meta({
    description: `What follows the path: a query or a fragment of at most ${LIMITS.viewState} characters.`,
  });

const description =
  'The page of the site that shows the palette as it was saved, such as a contrast check.';

/** A page to save with a palette. */
export const PaletteView = z.object({ page, state }).meta({
  id: 'PaletteView',
  description,
  examples: [{ page: '/contrast-check', state: '?colors=12355B-D7263D&target=7' }],
});

/** The page that was saved with a palette. */
export const SavedView = z
  .object({
    page,
    state: z.string().optional().meta({
      description: 'What follows the path. Lists and projects leave it out.',
    }),
  })
  .meta({ id: 'SavedView', description });

export type PaletteView = z.infer<typeof PaletteView>;
export type SavedView = z.infer<typeof SavedView>;
