import {
  BLACK_RULE_IDS,
  CONDITION_IDS,
  INTENTS,
  type PrintJob,
} from '@swatchwork/print/conditions';

import type { Args, Options } from './args.ts';
import { UsageError } from './usage-error.ts';

/** Options of commands that know print conditions. */
export const PRINT_OPTIONS: Options = {
  condition: { value: 'CONDITION', help: `CMYK of a print condition: ${CONDITION_IDS.join(', ')}` },
  black: { value: 'RULE', help: `How much black ink: ${BLACK_RULE_IDS.join(', ')}` },
  intent: { value: 'INTENT', help: `${INTENTS.join(' (default, white is the paper), ')}` },
};

/** @throws {UsageError} If a word is not allowed, or one says nothing without a condition. */
export function readPrintJob(args: Args): PrintJob {
  const condition = args.choice('condition', CONDITION_IDS);
  const black = args.choice('black', BLACK_RULE_IDS);
  const intent = args.choice('intent', INTENTS);
  const alone = black ? '--black' : intent && '--intent';
  if (alone && !condition) {
    throw new UsageError(`${alone} needs --condition: ${CONDITION_IDS.join(', ')}.`);
  }
  return { condition, black, intent };
}
