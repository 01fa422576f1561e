import { componentsOf, evaluateColor, readTokens } from '@swatchwork/color/css';
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import scss from 'postcss-scss';

import type { Change } from '../model.ts';
import { type Findings, noFindings } from './findings.ts';
import { parseLess } from './less.ts';
import { findLiterals, type Literal } from './literals.ts';
import { paintOf, takesColor } from './paint.ts';
import { readReferences } from './references.ts';
import { findUtilities } from './utilities.ts';

export type SheetLanguage = 'css' | 'scss' | 'less';

const PARSERS = { css: postcss.parse, scss: scss.parse, less: parseLess };

/**
 * The colors of a style sheet.
 *
 * @param from Where it starts in its file.
 * @param owner What it belongs to, where that is more than a file, such as a component.
 * @throws {Error} If it does not parse.
 */
export function findInSheet(
  text: string,
  language: SheetLanguage,
  from = 0,
  owner?: string,
): Findings {
  const findings = noFindings();
  // A blank in place of a byte order mark keeps every offset.
  const root = PARSERS[language](text.replace(/^\uFEFF/, ' '));
  root.walk((node) => {
    if (node.type === 'decl') readDeclaration(node, { text, from, language, owner, findings });
    if (node.type === 'atrule') readAtRule(node, { text, from, language, owner, findings });
  });
  return findings;
}

interface Job {
  text: string;
  from: number;
  language: SheetLanguage;
  owner: string | undefined;
  findings: Findings;
}

function readDeclaration(node: Declaration, job: Job): void {
  const value = node.raws.value?.raw ?? node.value;
  const start = (node.source?.start?.offset ?? 0) + node.prop.length;
  const at = job.text.indexOf(value, start);
  if (at < 0) return;
  const around = aroundOf(node);
  const isVariable = /^[$@]|^--/.test(node.prop);
  add(value, at, { name: node.prop, isVariable, around }, job);
  const { findings, from } = job;
  if (node.prop.startsWith('--')) {
    findings.properties.push({
      name: node.prop,
      isDeclared: true,
      where: around.where,
      value: value.trim(),
      isGlobal: around.isGlobal,
      hasFallback: false,
      isColor: isColor(value),
    });
    findings.offsets.push(from + at);
  }
  readReferences(value, from + at, takesColor(node.prop), findings);
}

/** Rules whose words are no values. */
const NO_VALUES =
  /^(?:media|supports|import|use|forward|charset|container|(?:-\w+-)?keyframes|font-face|layer|property|namespace|plugin|source|tailwind|config|custom-variant|variant|utility|extend|else|reference|theme)$/i;

function readAtRule(node: AtRule, job: Job): void {
  const isLess = 'variable' in node && node.variable === true;
  const value =
    isLess && 'value' in node ? String(node.value) : (node.raws.params?.raw ?? node.params);
  const at = job.text.indexOf(value, (node.source?.start?.offset ?? 0) + node.name.length);
  if (at < 0 || value === '') return;
  const around = aroundOf(node);
  if (node.name === 'apply') {
    const found = findUtilities(
      value,
      job.from + at,
      { owner: around.owner || (job.owner ?? ''), classes: value },
      true,
    );
    job.findings.found.push(
      ...found.map((one) => ({
        ...one,
        modes: [...around.modes, ...one.modes],
        states: [...around.states, ...one.states],
      })),
    );
    return;
  }
  if (NO_VALUES.test(node.name) && !isLess) return;
  const name = isLess ? `@${node.name}` : '';
  add(value, at, { name, isVariable: isLess, around }, job);
}

interface Around {
  /** Selectors from the inside out, cut. */
  owner: string;
  where: string;
  states: string[];
  modes: string[];
  /** Whether it stands on the root of the page or in `@theme`. */
  isGlobal: boolean;
  isMixin: boolean;
}

const STATE =
  /:(hover|focus-visible|focus-within|focus|active|disabled|checked|visited|target|invalid|selection|placeholder)/g;

/** What a selector starts with that is a mode of the page. */
const MODE =
  /^(?:html|:root|body)?(?:\.(?:dark|light|theme-[\w-]+|[\w-]+-theme)|\[(?:data-[\w-]*(?:theme|mode|scheme)|theme|class~?)[^\]]*\])(?![\w-])/;
const ROOT = /^(?::root|html|:host|body|\*)?(?:::?(?:backdrop|selection|before|after))?$/;

function aroundOf(node: ChildNode): Around {
  const selectors: string[] = [];
  const rules: string[] = [];
  let isTheme = false;
  let isMixin = false;
  for (
    let one: Container | undefined = node.parent as Container | undefined;
    one;
    one = one.parent as Container | undefined
  ) {
    if (one.type === 'rule' && 'selector' in one)
      selectors.push(String(one.selector).replace(/\s+/g, ' '));
    if (one.type !== 'atrule' || !('name' in one)) continue;
    const { name, params } = one as AtRule;
    if (name === 'theme') isTheme = true;
    if (name === 'mixin' || name === 'function') isMixin = true;
    if (name === 'media' || name === 'variant' || name === 'container' || name === 'supports')
      rules.push(`@${name} ${params}`);
  }
  const outer = selectors.at(-1) ?? '';
  const parts = outer.split(',').map((part) => part.trim());
  const modes = parts.map((part) => MODE.exec(part)?.[0]);
  const inner = selectors.find((one) => /^\.(?:dark|light)\b.*&|^:global\(\.dark/.test(one));
  const own = modes.every((one) => one !== undefined) && outer !== '' ? [modes.join(', ')] : [];
  const isRoot = (part: string) => ROOT.test(part) || MODE.exec(part)?.[0] === part;
  return {
    owner: (selectors[0] ?? '').slice(0, 120),
    where: [...rules, ...(isTheme ? ['@theme'] : []), ...selectors].join(' ').slice(0, 1000),
    states: [...new Set([...selectors.join(' ').matchAll(STATE)].map(([, state]) => state!))],
    modes: [
      ...rules.reverse(),
      ...own,
      ...(inner && own.length === 0 ? [inner.split('&')[0]!.trim()] : []),
    ],
    isGlobal: isTheme || (outer !== '' && selectors.length === 1 && parts.every(isRoot)),
    isMixin,
  };
}

interface Named {
  name: string;
  isVariable: boolean;
  around: Around;
}

function add(value: string, at: number, { name, isVariable, around }: Named, job: Job): void {
  const names = isVariable ? isNamedColor(value) : name === '' || takesColor(name);
  const literals =
    isVariable && CHANNELS.test(value)
      ? [asChannels(value)].flat()
      : findLiterals(value, names, job.language !== 'css' && name !== 'content');
  const isToken =
    isVariable &&
    (job.language !== 'css' ? !name.startsWith('--') || around.isGlobal : around.isGlobal);
  for (const literal of literals) {
    const { start, end, color, notation, within } = literal;
    const mode = schemeOf(within, value, start);
    job.findings.found.push({
      offset: job.from + at + start,
      text: value.slice(start, end),
      kind: isToken ? 'definition' : within.includes('var') ? 'fallback' : 'literal',
      notation,
      color,
      property: name,
      paint: within.some((one) => one.endsWith('gradient')) ? 'gradient stop' : paintOf(name),
      states: around.states,
      modes: mode ? [...around.modes, mode] : around.modes,
      owner: around.owner || (job.owner ?? ''),
      change: changeOf(literal, name, around, job.language),
    });
  }
}

const WORD_VALUE = /^\s*[a-z]{3,20}\s*(?:!(?:default|global)\s*)*$/i;
/** Variables hold names of anything: only a value that is one word, or lists colors in a map. */
const isNamedColor = (value: string): boolean => WORD_VALUE.test(value);

const CHANNELS = /^\s*[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%\s*$/;

function asChannels(value: string): Literal[] {
  const tokens = readTokens(value, 1, () => {
    throw new RangeError('no brackets are here');
  });
  const color = evaluateColor(componentsOf(tokens, 0, tokens.list.length - 1));
  const start = value.length - value.trimStart().length;
  return typeof color === 'string'
    ? []
    : [{ start, end: value.trimEnd().length, color, notation: 'hsl channels', within: [] }];
}

const isColor = (value: string): boolean =>
  CHANNELS.test(value) || findLiterals(value, isNamedColor(value)).length > 0;

/** `light-dark()` says which color counts in which mode. */
function schemeOf(within: readonly string[], value: string, start: number): string | undefined {
  if (within.at(-1) !== 'light-dark') return undefined;
  const before = value.slice(value.lastIndexOf('light-dark(', start), start);
  return before.includes(',') ? 'light-dark() dark' : 'light-dark() light';
}

/** Functions of CSS in which `var()` is computed; in others of Sass and Less it is not. */
const COMPUTED = /gradient$|^drop-shadow$|^light-dark$|^color-mix$|^\($/;

function changeOf(literal: Literal, name: string, around: Around, language: SheetLanguage): Change {
  const nothing = (reason: string): Change => ({ as: 'nothing', reason });
  const { within, notation } = literal;
  if (notation === 'hsl channels') return nothing('its channels are used one by one');
  if (within.includes('var')) return nothing('it is the fallback of a custom property');
  if (within.includes('from')) return nothing('it is a part of a computed color');
  if (name === '') return nothing('it is an argument that Sass or Less computes with');
  if (name === 'initial-value') return nothing('it must be a color that is written out');
  if (language !== 'css' && (/^[$@]/.test(name) || around.isMixin))
    return nothing('Sass or Less may compute with it');
  if (!within.every((one) => COMPUTED.test(one))) return nothing(`it stands in ${within.at(-1)}()`);
  return { as: 'value' };
}
