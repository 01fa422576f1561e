import { FormatError } from '../palette/format-error.ts';
import { CONTEXT_LIMITS, type ContextSheet, type SheetToken } from './context-sheet.ts';
import { joinUnread } from './unread.ts';

/**
 * Two sheets as one: contexts of the same name belong together, and where a sheet has none of a name,
 * its usual one counts.
 */
export function joinSheets(one: ContextSheet, other: ContextSheet): ContextSheet {
  // What has a single context says nothing of its name.
  const named = [one, other].filter(({ contexts }) => contexts.length > 1);
  const contexts = [
    ...new Set((named.length > 0 ? named : [one]).flatMap(({ contexts }) => contexts)),
  ];
  if (contexts.length > CONTEXT_LIMITS.contexts) {
    const problem = `${contexts.length} contexts in all, more than ${CONTEXT_LIMITS.contexts}`;
    throw new FormatError('too_large', 'Files', 0, problem, 'Files');
  }
  return {
    contexts,
    tokens: new Map([...spread(one, contexts), ...spread(other, contexts)]),
    unread: joinUnread([one.unread, other.unread]),
    notes: [...one.notes, ...other.notes],
  };
}

function* spread(
  sheet: ContextSheet,
  contexts: readonly string[],
): Generator<[string, SheetToken]> {
  const own = new Map(
    contexts.map((name) => [name, sheet.contexts.includes(name) ? name : sheet.contexts[0]!]),
  );
  const renamed = <T>(values: ReadonlyMap<string, T>): Map<string, T> =>
    new Map(
      [...own].flatMap(([name, source]) =>
        values.has(source) ? [[name, values.get(source)!] as const] : [],
      ),
    );
  for (const [name, token] of sheet.tokens) {
    const { colors, declarations, problems } = token;
    yield [
      name,
      {
        name,
        colors: renamed(colors),
        declarations: renamed(declarations),
        problems: renamed(problems),
      },
    ];
  }
}
