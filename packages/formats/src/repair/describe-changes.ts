import type { ContextRepair } from '@swatchwork/theme';

import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { writeColors } from '../contexts/write-colors.ts';
import type { ChosenPair } from './choose-pairs.ts';
import type { Judged } from './judge-sheet.ts';
import type { ValueChange } from './model.ts';
import type { ShownSheet } from './shown.ts';

/** The changes in the order of the files, each with what it mends. */
export function describeChanges(
  files: readonly ContextFile[],
  { contexts }: ContextSheet,
  { repair, shown }: { readonly repair: ContextRepair; readonly shown: ShownSheet },
  pairs: readonly ChosenPair[],
  judgments: ReadonlyMap<ChosenPair, ReadonlyMap<string, Judged>>,
): ValueChange[] {
  const mended = new Map<string, Set<string>>();
  for (const pair of pairs) {
    for (const [context, { passes }] of judgments.get(pair)!) {
      if (passes) continue;
      for (const name of [pair.foreground, pair.background]) {
        const source = shown.shown.get(name)?.get(context);
        if (typeof source !== 'string') continue;
        mended.set(source, (mended.get(source) ?? new Set()).add(pair.id));
      }
    }
  }
  const order = new Map(files.map(({ name }, i) => [name, i]));
  return repair.changes
    .map(({ source, from, to, distance }) => {
      const { declaration, token, contexts: own } = shown.sources.get(source)!;
      const { file, offset, text } = declaration;
      const content = files.find(({ name }) => name === file)!.text;
      const alone = { ...declaration, offset: 0, length: text.length };
      const [written] = writeColors([{ name: file, text }], [{ declaration: alone, hex: to }]);
      return {
        offset,
        change: {
          file,
          line: content.slice(0, offset).split('\n').length,
          token,
          contexts: contexts.filter((context) => own.includes(context)),
          from,
          to,
          before: text,
          after: written!.text,
          distance,
          mends: [...(mended.get(source) ?? [])],
        },
      };
    })
    .sort(
      (one, two) =>
        order.get(one.change.file)! - order.get(two.change.file)! || one.offset - two.offset,
    )
    .map(({ change }) => change);
}
