import { groupBy } from '@swatchwork/color';
import type { PropertyUse, SourceFile } from './model.ts';

/** A custom property with a fault. */
export interface PropertyFault {
  readonly name: string;
  readonly fault: 'undefined' | 'unused' | 'defined twice';
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** Set by libraries and browsers, not by the files of a project. */
const FOREIGN = /^--(?:tw|radix|swiper|un|reach|rs|mat|mdc|fa|bs|v|el|ant)-/;

/**
 * Custom properties for colors that no file that was read defines, that nothing refers to, or that
 * the same selector gives two values.
 */
export function faultsOf(
  properties: readonly PropertyUse[],
  files: readonly SourceFile[],
): PropertyFault[] {
  const declared = new Map<string, PropertyUse[]>();
  const used = new Map<string, PropertyUse[]>();
  for (const one of properties) {
    const map = one.isDeclared ? declared : used;
    const list = map.get(one.name);
    if (list) list.push(one);
    else map.set(one.name, [one]);
  }
  const faults: PropertyFault[] = [];
  const add = (name: string, fault: PropertyFault['fault'], list: readonly PropertyUse[]) =>
    faults.push({ name, fault, places: list.map(({ file, line }) => ({ file, line })) });
  for (const [name, uses] of used) {
    const open = uses.filter(({ hasFallback, isColor }) => isColor && !hasFallback);
    if (!declared.has(name) && !FOREIGN.test(name) && open.length > 0) add(name, 'undefined', open);
  }
  const words = countWords(files);
  for (const [name, list] of declared) {
    const colors = list.filter(({ isColor }) => isColor);
    if (colors.length === 0) continue;
    const inTheme = list.some(({ where }) => where.includes('@theme'));
    if (!inTheme && !used.has(name) && (words.get(name) ?? 0) <= list.length)
      add(name, 'unused', list);
    for (const same of groupBy(colors, ({ where, file }) => `${file}\n${where}`).values()) {
      if (new Set(same.map(({ value }) => value)).size > 1) add(name, 'defined twice', same);
    }
  }
  return faults;
}

/** How often each name of a custom property stands in all files. */
function countWords(files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of files) {
    for (const [name] of text.matchAll(/--[\w-]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
