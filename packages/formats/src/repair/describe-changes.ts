import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { writeColors } from '../contexts/write-colors.ts';
import type { ChosenPair } from './choose-pairs.ts';
import type { Judgments } from './judge-sheet.ts';
import type { ValueChange } from './model.ts';
import { countLines } from './places.ts';
import type { SheetChange } from './repair-sheet.ts';
import type { ShownSheet } from './shown.ts';

/** Changes in the order in which their values stand in the files. */
export function inOrderOf(
  files: readonly ContextFile[],
  changes: readonly SheetChange[],
): SheetChange[] {
  const order = new Map(files.map(({ name }, i) => [name, i]));
  return changes.toSorted(
    ({ declaration: one }, { declaration: two }) =>
      order.get(one.file)! - order.get(two.file)! || one.offset - two.offset,
  );
}

/** Each change with what it mends. */
export function describeChanges(
  files: readonly ContextFile[],
  { contexts }: ContextSheet,
  changes: readonly SheetChange[],
  { shown }: ShownSheet,
  judgments: Judgments<ChosenPair>,
): ValueChange[] {
  const mended = new Map<string, Set<string>>();
  for (const [pair, inContexts] of judgments) {
    for (const [context, { passes }] of inContexts) {
      if (passes) continue;
      for (const name of [pair.foreground, pair.background]) {
        const source = shown.get(name)?.get(context);
        if (typeof source !== 'string') continue;
        mended.set(source, (mended.get(source) ?? new Set()).add(pair.id));
      }
    }
  }
  const lineOf = countLines(files);
  return changes.map(({ source, declaration, token, contexts: own, from, to, distance }) => {
    const { file, text } = declaration;
    const alone = { ...declaration, offset: 0 };
    const [written] = writeColors([{ name: file, text }], [{ declaration: alone, hex: to }]);
    return {
      file,
      line: lineOf(declaration),
      token,
      contexts: contexts.filter((context) => own.includes(context)),
      fromHex: from,
      toHex: to,
      before: text,
      after: written!.text,
      distance,
      mends: [...(mended.get(source) ?? [])],
    };
  });
}
