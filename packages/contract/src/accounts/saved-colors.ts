import { z } from 'zod';

import { AlphaInput, AlphaOutput, CssColorInput, CssColorOutput } from '../common/css-color.ts';
import { HexInput, HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';

/** A favorite color as a person saves it. */
export const SaveColorRequest = z
  .object({
    hexCode: HexInput,
    css: CssColorInput.optional(),
    alpha: AlphaInput.optional(),
    name: lineOfText(LIMITS.itemName).optional().meta({
      description: "'Color ' and the hex by default.",
    }),
    tags: z.array(lineOfText(LIMITS.tags.length)).max(LIMITS.tags.max).default([]),
  })
  .meta({
    id: 'SaveColorRequest',
    examples: [{ hexCode: '#3B82F6', name: 'Color #3B82F6', tags: ['favorite'] }],
  });

const FAVORITE = {
  id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d24',
  name: 'Color #3B82F6',
  hexCode: '#3B82F6',
  tags: ['favorite'],
  createdAt: '2026-01-02T03:04:05.000Z',
} as const;

export const SavedColor = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hexCode: HexOutput,
    css: CssColorOutput.optional(),
    alpha: AlphaOutput.optional(),
    tags: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedColor', examples: [FAVORITE] });

export const SavedColorList = z
  .array(SavedColor)
  .meta({ id: 'SavedColorList', examples: [[FAVORITE]] });

export const SavedColorId = z
  .object({
    id: z.uuid('must be the id of a saved color').meta({ description: 'As in the list.' }),
  })
  .meta({ examples: [{ id: FAVORITE.id }] });

export type SaveColorRequest = z.input<typeof SaveColorRequest>;
export type SavedColor = z.infer<typeof SavedColor>;
export type SavedColorList = z.infer<typeof SavedColorList>;
