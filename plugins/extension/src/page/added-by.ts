import { LIMITS } from '../limits.ts';

/** `::before` and `::after` in a selector, as the browser writes them. */
const ADDED = /::(?:before|after)(?![\w-])/g;
/** The same where they stand for those of all elements. */
const ADDED_TO_ALL = /(^|[\s>+~,(])::(?:before|after)(?![\w-])/g;
const STRINGS = /"(?:\\.|[^"\\])*"/g;
const AROUND = /(?<!\\)&/g;

/** Has all elements: where a selector cannot be trusted to be understood. */
const ALL = '*';

/**
 * Finds which elements can have something before or after their content, by the rules that give it a
 * `content`: to ask every element takes a quarter of all reading.
 *
 * @param sheets Gives all style sheets; throws where some are closed.
 * @returns A selector that has these elements, and may have others; it is `*` where rules cannot be
 *   read, or are too many.
 */
export function elementsWithAdded(sheets: () => Iterable<CSSStyleSheet>): string {
  // Browsers put quotation marks around `q`.
  const found = new Set(['q']);
  let rules = 0;

  /** @returns Whether all rules could be read. */
  function readRules(list: Iterable<CSSRule>, around: string): boolean {
    for (const rule of list) {
      if (++rules > LIMITS.rules || found.size > LIMITS.selectors) return false;
      if (rule instanceof CSSImportRule) {
        if (rule.styleSheet && !readRules(rule.styleSheet.cssRules, '')) return false;
        continue;
      }
      const selector = rule instanceof CSSStyleRule ? nest(rule.selectorText, around) : around;
      if (selector === undefined) return false;
      if (hasContent(rule) && selector.search(ADDED) >= 0) found.add(withoutAdded(selector));
      if (isGroup(rule) && !readRules(rule.cssRules, selector)) return false;
    }
    return true;
  }

  try {
    for (const sheet of sheets()) if (!readRules(sheet.cssRules, '')) return ALL;
    const selector = found.has(ALL) ? ALL : [...found].join();
    // It throws if the selector is none any more.
    new DocumentFragment().querySelector(selector);
    return selector;
  } catch {
    return ALL;
  }
}

/** The selector of a rule in another; undefined if it is too long, or not sure. */
function nest(selector: string, around: string): string | undefined {
  if (selector.length + around.length > LIMITS.selector) return undefined;
  if (selector.match(STRINGS)?.some((text) => /::|&/.test(text))) return undefined;
  if (around === '') return selector;
  const outer = `:is(${around})`;
  return selector.search(AROUND) >= 0
    ? selector.replaceAll(AROUND, () => outer)
    : `${outer} ${selector}`;
}

const withoutAdded = (selector: string): string =>
  selector.replaceAll(ADDED_TO_ALL, `$1${ALL}`).replaceAll(ADDED, '');

const isGroup = (rule: CSSRule): rule is CSSRule & { readonly cssRules: CSSRuleList } =>
  'cssRules' in rule;

/** Of a rule with a selector, or of declarations that follow other rules in it. */
const hasContent = (rule: CSSRule): boolean =>
  'style' in rule &&
  rule.style instanceof CSSStyleDeclaration &&
  !['', 'none', 'normal'].includes(rule.style.content);
