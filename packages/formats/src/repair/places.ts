import type { ContextFile, ContextSheet, Declaration } from '../contexts/context-sheet.ts';
import type { SheetPair } from './judge-sheet.ts';
import type { TokenPlaces } from './model.ts';

/** Where the tokens of pairs are declared, by context. */
export function placesOf(
  files: readonly ContextFile[],
  { tokens }: ContextSheet,
  pairs: readonly SheetPair[],
): TokenPlaces {
  const names = new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]));
  const order = new Map(files.map(({ name }, i) => [name, i]));
  const all = [...names].flatMap((name) => [...new Set(tokens.get(name)!.declarations.values())]);
  const lineOf = countLines(files);
  const lines = new Map(
    all
      .toSorted(
        (one, two) => order.get(one.file)! - order.get(two.file)! || one.offset - two.offset,
      )
      .map((declaration) => [declaration, lineOf(declaration)]),
  );
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      Object.fromEntries(
        [...tokens.get(name)!.declarations].map(([context, declaration]) => [
          context,
          { file: declaration.file, line: lines.get(declaration)! },
        ]),
      ),
    ]),
  );
}

/** The lines of places that are asked for in their order, each file read once. */
export function countLines(files: readonly ContextFile[]): (place: Declaration) => number {
  let at = { file: '', offset: 0, line: 1 };
  return ({ file, offset }) => {
    if (at.file !== file) at = { file, offset: 0, line: 1 };
    const between = files.find(({ name }) => name === file)!.text.slice(at.offset, offset);
    at = { file, offset, line: at.line + between.split('\n').length - 1 };
    return at.line;
  };
}
