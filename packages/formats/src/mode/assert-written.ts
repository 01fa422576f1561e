import { exactSrgb, formatHex, mapToGamut } from '@swatchwork/color';

import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { FormatError } from '../palette/format-error.ts';
import { hexOf } from '../repair/colors-of.ts';
import type { ContextPlan } from './find-contexts.ts';
import { isSame } from './plan-tokens.ts';
import type { NewValue } from './write-css.ts';

interface Written {
  readonly before: ContextSheet;
  readonly after: ContextSheet;
  readonly plan: ContextPlan;
  readonly target: string;
  readonly values: readonly NewValue[];
  readonly files: readonly ContextFile[];
}

/** @throws {FormatError} If a value does not count as it was meant, or another mode looks different. */
export function assertWritten({ before, after, plan, target, values, files }: Written): void {
  for (const [name, to] of values) {
    const shown = after.tokens.get(name)?.colors.get(target);
    const wanted = { color: mapToGamut(exactSrgb(to)), alpha: to.alpha ?? 1 };
    if (shown && isSame(shown, wanted)) continue;
    const place =
      after.tokens.get(name)?.declarations.get(target) ??
      before.tokens.get(name)!.declarations.get(plan.base)!;
    const seen = shown ? hexOf(shown) : 'no color';
    const problem = `${name} would still be ${seen} in ${target} and not ${formatHex(wanted.color)}, as this value is stronger than those of the mode`;
    throw refusal(place.file, place.offset, problem, files);
  }
  const usual = before.contexts.length === 1 ? after.contexts[0]! : undefined;
  for (const context of before.contexts) {
    if (context === target) continue;
    const now = after.contexts.includes(context) ? context : usual;
    for (const { name, colors, declarations } of before.tokens.values()) {
      const [one, two] = [colors.get(context), now && after.tokens.get(name)?.colors.get(now)];
      if (!one || (two && isSame(one, two))) continue;
      const place = declarations.get(context);
      const problem = `${name} would change in ${context}, which has to stay as it is`;
      throw refusal(place?.file ?? files[0]!.name, place?.offset ?? 0, problem, files);
    }
  }
}

function refusal(
  file: string,
  offset: number,
  problem: string,
  files: readonly ContextFile[],
): FormatError {
  const text = files.find(({ name }) => name === file)?.text ?? '';
  const line = text.slice(0, offset).split('\n').length;
  return new FormatError('unknown_format', file, offset, problem, `${file}:${line}`);
}
