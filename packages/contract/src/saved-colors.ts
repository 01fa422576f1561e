import { z } from 'zod';

import { HexInput, HexOutput } from './hex.ts';
import { LIMITS } from './limits.ts';
import { lineOfText } from './text.ts';

/** A favourite colour as a person saves it. */
export const SaveColorRequest = z
  .object({
    hexCode: HexInput,
    name: lineOfText(LIMITS.itemName).optional().meta({
      description: "By default 'Color ' and the hex.",
    }),
    tags: z.array(lineOfText(LIMITS.tags.length)).max(LIMITS.tags.max).default([]),
  })
  .meta({
    id: 'SaveColorRequest',
    examples: [{ hexCode: '#3B82F6', name: 'Color #3B82F6', tags: ['favorite'] }],
  });

export const SavedColor = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hexCode: HexOutput,
    tags: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedColor' });

export const SavedColorList = z.array(SavedColor).meta({ id: 'SavedColorList' });

export type SaveColorRequest = z.input<typeof SaveColorRequest>;
export type SavedColor = z.infer<typeof SavedColor>;
export type SavedColorList = z.infer<typeof SavedColorList>;
