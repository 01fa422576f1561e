import type { ContextSheet } from '@swatchwork/formats/contexts';
import { readShown } from '@swatchwork/formats/repair';
import { repairContexts } from '@swatchwork/theme/repair';

import type { Source } from './source.ts';
import type { Repair, Verdict, WantedPair } from './verdict.ts';

const NOTHING: Repair = { changes: [], left: 0, fewest: true };

/** The fewest changes of values, in token files or in the file of pairs, with which all pairs pass. */
export function findRepair(
  pairs: readonly WantedPair[],
  verdicts: readonly Verdict[],
  sheet: ContextSheet,
  files: ReadonlyMap<string, Source>,
): Repair {
  if (verdicts.every(({ passed }) => passed)) return NOTHING;
  const references = pairs.flatMap(({ text, background, over }) => [text, background, ...over]);
  const own = references.map(({ token }) => [token.name, token] as const);
  const { sources, shown } = readShown({ ...sheet, tokens: new Map([...sheet.tokens, ...own]) });
  const isOpaque = (name: string, context: string) =>
    references.some(({ token }) => token.name === name && token.colors.get(context)?.alpha === 1);
  const { changes, unmet, fewest } = repairContexts({
    contexts: sheet.contexts,
    sources: new Map([...sources].map(([id, { paint }]) => [id, paint])),
    shown,
    pairs: pairs.flatMap((pair) =>
      sheet.contexts.flatMap((context) => {
        const over = pair.over
          .map(({ token }) => token.name)
          .filter((name) => isOpaque(name, context));
        const { alpha = 1 } = pair.background.token.colors.get(context) ?? {};
        if (alpha < 1 && over.length === 0) return [];
        return {
          foreground: pair.text.token.name,
          background: pair.background.token.name,
          over,
          minimum: pair.min(context).ratio,
          contexts: [context],
        };
      }),
    ),
  });
  return {
    changes: changes.map(({ source: id, from, to }) => {
      const { declaration, token, contexts } = sources.get(id)!;
      const { file, offset, length, text } = declaration;
      const source = files.get(file)!;
      const isOwn = !sheet.tokens.has(token);
      return {
        name: isOwn ? text : token,
        place: { source, at: { offset, length } },
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
    }),
    left: unmet.length,
    fewest,
  };
}
