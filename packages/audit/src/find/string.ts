import type { Change } from '../model.ts';
import type { Around } from './around.ts';
import type { Findings } from './findings.ts';
import { findLiterals, type Literal } from './literals.ts';
import { paintOf, takesColor } from './paint.ts';
import { readReferences } from './references.ts';

import { findUtilities } from './utilities.ts';

/** A string of a script, without its quotes. */
export interface StringPlace {
  readonly text: string;
  /** In its file. */
  readonly offset: number;
  readonly around: Around;
}

/** What shows that a text of several words is a value of CSS, or holds declarations. */
const LOOKS_LIKE_CSS =
  /gradient\(|var\(\s*--[\w-]+\s*,|\dpx|\dr?em|\bsolid\b|\bdashed\b|[\w-]\s*:\s*[^:;]{0,200}#[\da-f]{3}|%c/i;
const IS_FUNCTION =
  /\b(?:rgb|hsl)a?\(\s*[\d.]|\b(?:oklch|oklab|lab|lch|hwb)\(\s*[\d.]|\bcolor\(\s*(?:srgb|display-p3)/i;
/** Longer strings are data: pictures, sources of programs, fonts. */
const LONGEST = 100_000;

/** Finds colors and classes in a string of a script. */
export function findInString({ text, offset, around }: StringPlace, findings: Findings): void {
  if (text.length < 3 || text.length > LONGEST) return;
  const { owner, leftAlone, key, classes } = around;
  const because = leftAlone === undefined ? {} : { leftAlone };
  if (key.startsWith('--')) {
    const before = findings.properties.at(-1);
    if (before?.name !== key || before.value !== text) {
      findings.properties.push({
        name: key,
        isDeclared: true,
        where: 'script',
        value: text,
        isGlobal: false,
        hasFallback: false,
        isColor: false,
      });
      findings.offsets.push(offset);
    }
  }
  readReferences(text, offset, around.isStyle && takesColor(key), findings);
  const utilities = findUtilities(text, offset, { owner, classes }, around.isClass);
  findings.found.push(...utilities.map((one) => ({ ...one, ...because })));
  if (utilities.length > 0) return;
  for (const literal of literalsIn(text, around)) {
    const { start, end, color, notation, within } = literal;
    findings.found.push({
      offset: offset + start,
      text: text.slice(start, end),
      kind: around.isTheme ? 'definition' : within.includes('var') ? 'fallback' : 'literal',
      notation,
      color,
      property: key,
      paint: within.some((one) => one.endsWith('gradient')) ? 'gradient stop' : paintOf(kebab(key)),
      states: [],
      modes: [],
      owner,
      change: changeOf(literal, text, around),
      ...because,
    });
  }
}

/** Keys whose value is a color by its name in scripts too; `color` alone often names a look of a component. */
const NAMED_KEYS =
  /^(?:fill|stroke|stopColor|stop-color|floodColor|lightingColor|backgroundColor|borderColor|border(?:Top|Right|Bottom|Left)Color|outlineColor|fillStyle|strokeStyle|shadowColor|caretColor|accentColor|textDecorationColor)$/;

/** Keys whose values lead to places of a page. */
const NO_COLORS =
  /^(?:id|href|to|key|for|htmlFor|xlinkHref|hash|anchor|selector|querySelector(?:All)?|aria-.+)$/;

function literalsIn(text: string, { key, isStyle }: Around): Literal[] {
  if (NO_COLORS.test(key)) return [];
  const names = NAMED_KEYS.test(key) || (isStyle && takesColor(key));
  const isMarkup = /\w=\\?["']#[\da-f]{3}/i.test(text);
  const found = findLiterals(text, names, isMarkup);
  const [first] = found;
  if (!first) return [];
  if (found.length === 1 && text.slice(first.start, first.end) === text.trim()) return found;
  const isValue = takesColor(key) && !/\s[a-z]+\s[a-z]+\s/i.test(text);
  if (isMarkup || isStyle || isValue || LOOKS_LIKE_CSS.test(text)) return found;
  return IS_FUNCTION.test(text) ? found.filter(({ notation }) => notation !== 'hex') : [];
}

const kebab = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const COMPUTED = /gradient$|^drop-shadow$|^light-dark$|^color-mix$/;
/** Attributes of SVG that are properties of CSS. */
const ATTRIBUTES =
  /^(?:fill|stroke|stopColor|stop-color|floodColor|flood-color|lightingColor|lighting-color)$/;

function changeOf(
  literal: Literal,
  text: string,
  { key, isStyle, isAttribute, isCompared }: Around,
): Change {
  const nothing = (reason: string): Change => ({ as: 'nothing', reason });
  if (isCompared) return nothing('a script compares with it');
  if (literal.within.includes('var')) return nothing('it is the fallback of a custom property');
  if (!literal.within.every((one) => COMPUTED.test(one)))
    return nothing(`it stands in ${literal.within.at(-1)}()`);
  if (text.includes('\\')) return nothing('its string has escapes');
  const isReached =
    (isStyle && (takesColor(kebab(key)) || key.startsWith('--'))) ||
    (isAttribute && ATTRIBUTES.test(key));
  return isReached ? { as: 'value' } : nothing('a script may compute with it');
}
