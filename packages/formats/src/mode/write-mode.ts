import { type CssColor, exactSrgb, mapToGamut, toCssColor } from '@swatchwork/color';
import { ThemeInputError } from '@swatchwork/theme';
import type { ModeKind } from '@swatchwork/theme/mode';

import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { isDesignMd } from '../contexts/design-md/yaml-blocks.ts';
import { isTokenFile } from '../contexts/dtcg/read-dtcg.ts';
import { withPlaces } from '../contexts/place-errors.ts';
import { readContexts } from '../contexts/read-contexts.ts';
import { FormatError } from '../palette/format-error.ts';
import { hexOf } from '../repair/colors-of.ts';
import { isTailwindConfig } from '../repair/is-tailwind-config.ts';
import { readTheme } from '../repair/read-theme.ts';
import { readTailwindConfig } from '../repair/tailwind-config.ts';
import { assertOthers, findLost, type Written } from './assert-written.ts';
import { chooseColors } from './choose-colors.ts';
import { type Chosen, describeValues } from './describe-values.ts';
import { type ContextPlan, findContexts } from './find-contexts.ts';
import type { ModeReading, WriteModeOptions } from './model.ts';
import { nameImpossible } from './name-impossible.ts';
import { isSame, isSamePlace } from './plan-tokens.ts';
import { type ModeTask, type NewValue, writeCssMode } from './write-css.ts';
import { writeDtcgMode } from './write-dtcg.ts';

/** How often a mode is read again and what it still lacks is filled. */
const MOST_ROUNDS = 5;

/**
 * Writes a mode that a theme lacks, or fills the values that a mode lacks, in the way in which the files choose
 * modes. Nothing that is written is changed. The files are read again, and every verdict is about what was
 * read; a value that would not count as it was meant is refused.
 *
 * @throws {FormatError} If a file cannot be read, or the mode cannot be written into it.
 * @throws {ThemeInputError} If there is no mode to take, or nobody can tell which, or an option is wrong.
 */
export function writeMode(
  files: readonly ContextFile[],
  kind: ModeKind,
  options: WriteModeOptions = {},
): ModeReading {
  assertWritable(files);
  const first = readContexts(files);
  const chosen = new Map<string, Chosen>();
  const said = {
    computed: new Set<string>(),
    kept: new Set<string>(),
    unrecognized: new Set<string>(),
  };
  const lost = new Map<string, FormatError>();
  const given = readFixed(options.fixed ?? {}, first);
  let [now, sheet] = [files, first];
  let plans = findContexts(sheet, kind, options.base);
  const bases = [...new Set(plans.map(({ base }) => base))];
  assertFree(given, plans, sheet);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = now;
    for (const plan of plans) {
      const asked = { sheet, plan, kind, options, given };
      const plain = chooseColors({ ...asked, isLast: false });
      const step = plain.values.length > 0 ? plain : chooseColors({ ...asked, isLast: true });
      for (const name of step.computed) said.computed.add(name);
      for (const name of step.kept) said.kept.add(name);
      for (const name of step.unrecognized) said.unrecognized.add(name);
      const values = step.values.filter(([name]) => !lost.has(name));
      if (values.length === 0) continue;
      const task = { files: now, sheet, plan, kind, way: options.way };
      const tried = writeValues(task, values);
      const weak = findLost(tried);
      if (weak.size === values.length && plan.target === undefined) throw [...weak.values()][0]!;
      for (const [name, error] of weak) lost.set(name, error);
      const strong = values.filter(([name]) => !weak.has(name));
      if (strong.length === 0) continue;
      const done = weak.size === 0 ? tried : writeValues(task, strong);
      assertOthers(done);
      const { target, base } = done;
      const own = chosen.get(target) ?? { base, reasons: new Map() };
      for (const [name, reason] of step.reasons) own.reasons.set(name, reason);
      chosen.set(target, own);
      [now, sheet] = [done.files, done.after];
    }
    if (now === before) break;
    plans = targetsIn(sheet, kind, options.base, plans);
  }
  return read();

  function read(): ModeReading {
    const taken = new Set([sheet.contexts[0], ...[...chosen.values()].map(({ base }) => base)]);
    const isNew = (context: string) => !taken.has(context) && !first.contexts.includes(context);
    const contexts = [
      ...new Set([
        ...chosen.keys(),
        ...sheet.contexts.filter(isNew),
        ...plans.flatMap(({ target }) => target ?? []),
      ]),
    ];
    const reading = readTheme(now, { ...options, mend: false });
    const pairs = reading.pairs.flatMap((pair) => {
      const own = Object.entries(pair.contexts).flatMap(([context, { repaired: _, ...seen }]) =>
        contexts.includes(context) ? [[context, seen] as const] : [],
      );
      return own.length > 0 ? [{ ...pair, contexts: Object.fromEntries(own) }] : [];
    });
    const known = new Set(files.map(({ name }) => name));
    const values = describeValues(files, now, first, sheet, chosen);
    return {
      kind,
      contexts,
      bases,
      values,
      computed: [...said.computed],
      kept: [...said.kept],
      unrecognized: [...said.unrecognized],
      impossible: nameImpossible(pairs, values, sheet),
      pairs,
      failed: pairs.filter(({ contexts }) => Object.values(contexts).some(({ passes }) => !passes))
        .length,
      coverage: reading.coverage,
      files: [...now],
      added: now.filter(({ name }) => !known.has(name)).map(({ name }) => name),
      notes: [...reading.notes, ...[...lost.values()].map(({ message }) => `${message}.`)],
    };
  }
}

function assertWritable(files: readonly ContextFile[]): void {
  for (const file of files) {
    const problem = isTailwindConfig(file)
      ? files.length > 1
        ? 'a Tailwind config has no modes: leave it out, and add the mode to the other files'
        : howForConfig(file)
      : isDesignMd(file)
        ? 'no mode is added to a DESIGN.md: add it to the style sheet or the design tokens'
        : undefined;
    if (problem) throw new FormatError('unknown_format', file.name, 0, problem, file.name);
  }
}

/** How a Tailwind config gets modes, with its own first color. */
function howForConfig(file: ContextFile): string {
  const [first] = readTailwindConfig(file).tokens.values();
  const name = first?.name.replace(/[.-]DEFAULT$/, '') ?? 'ink';
  const property = `--${name.replaceAll(/[^\w-]+/g, '-')}`;
  const color = first?.colors.values().next().value;
  return `a Tailwind config has one value for each color and no modes: let its colors refer to custom properties, as var(${property}) for ${name}, give these their values in a style sheet, as :root { ${property}: ${color ? hexOf(color) : '#111111'} }, and add the mode to that`;
}

/** Colors that a person gives, by the names of tokens. */
function readFixed(fixed: Readonly<Record<string, string>>, { tokens }: ContextSheet) {
  return new Map(
    Object.entries(fixed).map(([name, text]): [string, CssColor] => {
      if (!tokens.get(name)?.colors.size) {
        throw new ThemeInputError(`fixed.${name}`, 'a color in the files', name);
      }
      const color = toCssColor(text);
      if (!color) throw new ThemeInputError(`fixed.${name}`, 'a CSS color', text);
      return [name, color];
    }),
  );
}

/** @throws {ThemeInputError} If a mode has another value already for a token that a person gives one. */
function assertFree(
  given: ReadonlyMap<string, CssColor>,
  plans: readonly ContextPlan[],
  { tokens }: ContextSheet,
): void {
  for (const [name, color] of given) {
    for (const { base, target } of plans) {
      if (target === undefined) continue;
      const { declarations, colors } = tokens.get(name)!;
      const own = declarations.get(target);
      const shown = colors.get(target);
      if (!own || !shown || isSamePlace(own, declarations.get(base))) continue;
      if (isSame(shown, { color: mapToGamut(exactSrgb(color)), alpha: color.alpha ?? 1 })) continue;
      const allowed = `a token without a value in ${target}; what is written there is not changed`;
      throw new ThemeInputError(`fixed.${name}`, allowed, `${hexOf(shown)} in ${target}`);
    }
  }
}

function fileOf(
  [name]: NewValue,
  { base }: ContextPlan,
  { tokens }: ContextSheet,
  files: readonly ContextFile[],
): ContextFile {
  const { file } = tokens.get(name)!.declarations.get(base)!;
  return files.find((one) => one.name === file)!;
}

/** Writes values of a mode, and reads the files again. */
function writeValues(task: ModeTask, values: readonly NewValue[]): Written {
  const { plan, sheet, kind } = task;
  const isTokens = isTokenFile(fileOf(values[0]!, plan, sheet, task.files).text);
  const write = isTokens ? writeDtcgMode : writeCssMode;
  const files = withPlaces(task.files, () => write(task, values));
  const after = readContexts(files);
  const isAlone = sheet.contexts.length === 1;
  const plans = plan.target === undefined ? findContexts(after, kind, undefined) : [plan];
  const { base = plan.base, target } =
    plans.find((one) => one.base === plan.base) ?? (isAlone ? plans[0] : undefined) ?? {};
  if (target !== undefined) return { before: sheet, after, plan, base, target, values, files };
  const problem = `the mode that was written does not count: only ${after.contexts.join(', ')} are read`;
  throw new FormatError('unknown_format', 'Files', 0, problem, 'Files');
}

/** The modes that exist now, among those that were asked for. */
function targetsIn(
  sheet: ContextSheet,
  kind: ModeKind,
  from: string | undefined,
  before: readonly ContextPlan[],
): ContextPlan[] {
  const found = findContexts(sheet, kind, sheet.contexts.includes(from ?? '') ? from : undefined);
  const existing = found.filter(({ target }) => target !== undefined);
  return existing.length > 0 ? existing : [...before];
}
