import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { hexOf } from '../repair/colors-of.ts';
import { countLines } from '../repair/places.ts';
import type { AddedValue } from './model.ts';
import { isSamePlace } from './plan-tokens.ts';

/** What the values of a mode were chosen for. */
export interface Chosen {
  readonly base: string;
  readonly reasons: Map<string, string>;
}

/** The values that were added, as they are read in the written files, in the order of these. */
export function describeValues(
  before: readonly ContextFile[],
  files: readonly ContextFile[],
  first: ContextSheet,
  sheet: ContextSheet,
  chosen: ReadonlyMap<string, Chosen>,
): AddedValue[] {
  const isChanged = new Map(
    files.map(({ name, text }) => [name, before.find((one) => one.name === name)?.text !== text]),
  );
  const order = new Map(files.map(({ name }, i) => [name, i]));
  const found = [...chosen].flatMap(([context, { base, reasons }]) =>
    [...sheet.tokens.values()].flatMap(({ name, colors, declarations }) => {
      const [declaration, color] = [declarations.get(context), colors.get(context)];
      const old = first.tokens.get(name);
      const from =
        old?.colors.get(context) ?? old?.colors.get(base) ?? old?.colors.get(first.contexts[0]!);
      const reason = reasons.get(name);
      const isNew =
        declaration &&
        isChanged.get(declaration.file) &&
        !isSamePlace(declaration, declarations.get(base));
      if (!declaration || !color || !from || !isNew || reason === undefined) return [];
      if (first.contexts.includes(base) && hasOwn(name, context, base, first)) return [];
      return [{ name, context, declaration, color, from, reason }];
    }),
  );
  const sorted = found.toSorted(
    ({ declaration: one }, { declaration: two }) =>
      order.get(one.file)! - order.get(two.file)! || one.offset - two.offset,
  );
  const lineOf = countLines(files);
  return sorted.map(({ name, context, declaration, color, from, reason }) => ({
    file: declaration.file,
    line: lineOf(declaration),
    token: name,
    context,
    fromHex: hexOf(from),
    toHex: hexOf(color),
    written: declaration.text,
    reason,
  }));
}

/** Whether the mode had a value of its own for a token before. */
function hasOwn(name: string, context: string, base: string, { tokens }: ContextSheet): boolean {
  const declarations = tokens.get(name)?.declarations;
  const own = declarations?.get(context);
  return own !== undefined && !isSamePlace(own, declarations?.get(base));
}
