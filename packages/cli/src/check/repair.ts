import { parseColor } from '@swatchwork/color';
import {
  type ColorChange,
  type ContextSheet,
  readContexts,
  writeColors,
} from '@swatchwork/formats/contexts';
import {
  type Judgments,
  readShown,
  repairSheet,
  type SheetChange,
  type SheetPair,
} from '@swatchwork/formats/repair';

import type { Source } from './source.ts';
import type { Repair, Verdict } from './verdict.ts';

interface Asked {
  /** What the files of tokens say. */
  readonly sheet: ContextSheet;
  /** The same with the colors that stand in the file of pairs itself. */
  readonly whole: ContextSheet;
  readonly judgments: Judgments<SheetPair>;
  readonly verdicts: readonly Verdict[];
  /** Those of tokens by the names that declarations have. */
  readonly files: ReadonlyMap<string, Source>;
  /** The file of pairs. */
  readonly own: Source | undefined;
}

/** Changes of values, in token files or in the file of pairs, with which pairs pass and that show least. */
export function findRepair({ sheet, whole, judgments, verdicts, files, own }: Asked): Repair {
  const everything = readShown(whole);
  const { shown } = everything;
  const repair = repairSheet(whole, everything, judgments, {}, write);
  const { changes, fewest, judgments: after } = repair;
  const left = [...after.values()]
    .flatMap((inContexts) => [...inContexts.values()])
    .filter(({ passes }) => !passes);
  return { changes: changes.map(describe), left: left.length, fewest };

  function write(list: readonly ColorChange[]): ContextSheet {
    const isOwn = ({ declaration }: ColorChange) => declaration.file === own?.file;
    const inFiles = list.filter((change) => !isOwn(change));
    const texts = [...files].map(([name, { text }]) => ({ name, text }));
    const written = inFiles.length === 0 ? sheet : readContexts(writeColors(texts, inFiles));
    const tokens = new Map([...whole.tokens, ...written.tokens]);
    for (const { declaration, hex } of list.filter(isOwn)) {
      const color = parseColor(hex)!;
      for (const [name, token] of whole.tokens) {
        const [place] = token.declarations.values();
        if (place?.file !== declaration.file || place.offset !== declaration.offset) continue;
        tokens.set(name, { ...token, colors: new Map(sheet.contexts.map((one) => [one, color])) });
      }
    }
    return { ...written, contexts: sheet.contexts, tokens };
  }

  function describe({ source: id, from, to, declaration, token, contexts }: SheetChange) {
    const { file, offset, length, text } = declaration;
    return {
      name: sheet.tokens.has(token) ? token : text,
      place: { source: files.get(file) ?? own!, at: { offset, length } },
      contexts,
      from,
      to,
      mends: verdicts.filter(
        ({ passed, pair, context }) =>
          !passed &&
          [pair.text, pair.background, ...pair.over].some(
            (one) => shown.get(one.token.name)?.get(context) === id,
          ),
      ),
    };
  }
}
