import { exactSrgb, formatHex, mapToGamut } from '@swatchwork/color';

import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { FormatError } from '../palette/format-error.ts';
import { hexOf } from '../repair/colors-of.ts';
import type { ContextPlan } from './find-contexts.ts';
import { isSame } from './plan-tokens.ts';
import type { NewValue } from './write-css.ts';

/** Files into which values of a mode were written, and what was read of them again. */
export interface Written {
  readonly before: ContextSheet;
  readonly after: ContextSheet;
  readonly plan: ContextPlan;
  /** The mode that was there, and the written one, as they are called now. */
  readonly base: string;
  readonly target: string;
  readonly values: readonly NewValue[];
  readonly files: readonly ContextFile[];
}

/** The values that do not count as they were meant, each with the reason. */
export function findLost(written: Written): Map<string, FormatError> {
  const { before, after, plan, target, values, files } = written;
  const lost = new Map<string, FormatError>();
  for (const [name, to] of values) {
    const shown = after.tokens.get(name)?.colors.get(target);
    const wanted = { color: mapToGamut(exactSrgb(to)), alpha: to.alpha ?? 1 };
    if (shown && isSame(shown, wanted)) continue;
    const place =
      after.tokens.get(name)?.declarations.get(target) ??
      before.tokens.get(name)!.declarations.get(plan.base)!;
    const seen = shown ? hexOf(shown) : 'no color';
    const problem = `${name} would still be ${seen} in ${target} and not ${formatHex(wanted.color)}, as this value is stronger than those of the mode`;
    lost.set(name, refusal(place.file, place.offset, problem, files));
  }
  return lost;
}

/** @throws {FormatError} If another mode would look different. */
export function assertOthers({ before, after, base, target, files }: Written): void {
  const usual = before.contexts.length === 1 ? base : undefined;
  for (const context of before.contexts) {
    if (context === target && usual === undefined) continue;
    const now = usual ?? context;
    for (const { name, colors, declarations } of before.tokens.values()) {
      const [one, two] = [colors.get(context), after.tokens.get(name)?.colors.get(now)];
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
