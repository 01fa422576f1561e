import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';
import { hasPrimary, NO_PRIMARY, THEME_INPUT } from './theme-input.ts';

const INPUT_MESSAGE = `must have at most ${LIMITS.themeText} characters as JSON`;

/** What a theme is made from, as `POST /themes` takes it: it is stored instead of the colors. */
export const ThemeInput = z
  .object(THEME_INPUT)
  .refine(hasPrimary, NO_PRIMARY)
  .refine((input) => JSON.stringify(input).length <= LIMITS.themeText, INPUT_MESSAGE)
  .meta({
    id: 'ThemeInput',
    description: `The input of the theme, as for \`POST /themes\`, with at most ${LIMITS.themeText} characters of JSON.`,
  });

const name = lineOfText(LIMITS.itemName).min(1, 'must not be empty').meta({
  description: 'Must not be empty.',
});

const isPublic = z.boolean().meta({
  description: 'Whether everyone with the link can open it.',
});

const INPUT = { brands: [{ color: '#0A66C2', name: 'Ocean' }], neutral: 'pure' };

/** A theme to save in the account. */
export const SaveThemeRequest = z
  .object({ name, input: ThemeInput, isPublic: isPublic.default(true) })
  .meta({
    id: 'SaveThemeRequest',
    examples: [{ name: 'Ocean', input: INPUT, isPublic: true }],
  });

/** Changes to a saved theme; omitted fields stay, and `input` is replaced as a whole. */
export const ChangeThemeRequest = z
  .object({ name, input: ThemeInput, isPublic })
  .partial()
  .meta({ id: 'ChangeThemeRequest', examples: [{ name: 'Ocean', input: INPUT }] });

const THEME_ID = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8b22';

const SAVED = {
  id: THEME_ID,
  userId: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21',
  name: 'Ocean',
  input: INPUT,
  isPublic: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  changedAt: '2026-01-02T03:04:05.000Z',
};

export const SavedTheme = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    name: z.string(),
    input: ThemeInput,
    isPublic: z.boolean(),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedTheme', examples: [SAVED] });

export const SavedThemeList = z
  .array(SavedTheme)
  .meta({ id: 'SavedThemeList', examples: [[SAVED]] });

/** An address may contain any text; a text that is no id finds no theme (404). */
export const SavedThemeId = z
  .object({ id: z.string().meta({ description: 'The id of the saved theme, a UUID.' }) })
  .meta({ examples: [{ id: THEME_ID }] });

export type ThemeInput = z.infer<typeof ThemeInput>;
export type SaveThemeRequest = z.input<typeof SaveThemeRequest>;
export type ChangeThemeRequest = z.input<typeof ChangeThemeRequest>;
export type SavedTheme = z.infer<typeof SavedTheme>;
export type SavedThemeList = z.infer<typeof SavedThemeList>;
