import {
  BLACK_RULE_IDS,
  CONDITION_IDS,
  type ConditionId,
  INTENTS,
  PRINT_CONDITIONS,
  type PrintJob,
} from '@swatchwork/print/conditions';
import { z } from 'zod';

import { HexOutput } from './hex.ts';

const CONDITIONS = PRINT_CONDITIONS.map(
  ({ id, name, characterization, inkLimit }) =>
    `\`${id}\`: ${name} (${characterization}, at most ${inkLimit}% of ink)`,
);

/** The fields of a request that has to do with print. */
export const PRINT_FIELDS = {
  condition: z
    .enum(CONDITION_IDS)
    .exactOptional()
    .meta({
      description: `Print condition for CMYK. ${CONDITIONS.join('; ')}.`,
      examples: ['coated'],
    }),
  black: z
    .enum(BLACK_RULE_IDS)
    .exactOptional()
    .meta({
      description: 'How much black ink replaces the other three; by default `medium`.',
      examples: ['medium'],
    }),
  intent: z
    .enum(INTENTS)
    .exactOptional()
    .meta({
      description:
        '`relative` (default): white is the paper, with black point compensation. `absolute`: colors as measured.',
      examples: ['relative'],
    }),
};

type Asked = { [Name in keyof PrintJob]: PrintJob[Name] };

/** Refuses what says nothing without a condition. */
export function needCondition(
  asked: Asked,
  { addIssue }: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  if (asked.condition) return;
  const message = `needs a condition: ${CONDITION_IDS.join(', ')}`;
  for (const field of ['black', 'intent'] as const) {
    if (asked[field]) addIssue({ code: 'custom', path: [field], message });
  }
}

const ink = z.number().meta({ description: 'Percent, 0 to 100' });

/** A color in print. */
export const PrintAnswer = z
  .object({
    condition: z.enum(CONDITION_IDS as [ConditionId, ...ConditionId[]]),
    cmyk: z.string(),
    values: z.object({ c: ink, m: ink, y: ink, k: ink }),
    seen: HexOutput.meta({ description: 'The color on that paper, as a screen shows it.' }),
    distance: z.number().meta({ description: 'ΔE2000 between the wanted and the printed color.' }),
    printable: z.boolean().meta({
      description: 'False if the condition cannot print the color; the inks are then the nearest.',
    }),
  })
  .meta({ description: 'The color in print; absent without `condition`.' });
