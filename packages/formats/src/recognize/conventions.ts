import type { KnownPair, NamingSystem } from './naming-systems.ts';
import type { SplitName } from './split-name.ts';

/** What says, at the end of a name, that it is written on what stands before. */
const ENDS = ['foreground', 'fg', 'text', 'contrast', 'content', 'on', 'ink', 'label', 'invert'];
const ON_BASE = new RegExp(`^(.+)-(?:${ENDS.join('|')})$`);

/** What says so where the ground is called one, as `body-color` on `body-bg`; alone it says nothing. */
const ON_GROUND =
  /^(.+)-(?:foreground|fg|text|contrast|content|on|ink|label|color|link|links|heading|title)(?:-(emphasis|strong))?$/;

/** `on-x`, and `text-on-x`, which stands on x as well. */
const ON = /^(?:(?:.+-)?(?:text|fg|foreground|ink|link|icon|color)-|(.+)-)?on-(.+)$/;

/** What the ground of a part is called, behind the part's own name. */
const GROUND_ENDS = ['-bg', '-background', '-surface', '-fill', '-bg-muted', '-bg-subtle'];

/** Levels of a ground without one of its own name, as `base-100` to `base-300` beneath `base-content`. */
const LEVELS = ['0', '1', '2', '3', '50', '100', '200', '300'];

/** What a part shows when it is pointed at, and the like. */
const STATE =
  /-(hover|hovered|active|focus|focused|pressed|selected|checked|visited|current|rest)$/;

/** The page and what lies plainly on it. */
export const PLAIN_GROUND =
  /^(?:(?:body-|page-|app-|main-)?(?:background|bg|ground|surface|canvas|page|paper|base)(?:-(?:base|primary|body|page|default|main|app|0|1|100))?|body)$/;

/** A ground, whatever else its name says: `text-highlight-bg`, `bg-accent`, `row-bg-hover`. */
const GROUND =
  /^(?:bg|background|surface|fill)(?:-|$)|-(?:bg|background|surface|fill)(?:-subtle|-\d+)?$/;

/** What is written on the page, whatever follows or goes before. */
export const PLAIN_TEXT = /(?:^|-)(?:text|fg|foreground|ink|link|links|heading|headings)(?:-|$)/;

/** The text of the page where it is called by what it sets; parts of pages set it as well. */
const COLOR = /^(?:muted-|h[1-6]-)?colou?r$/;

/** What is drawn on what it stands for, so that this is a ground, whatever it is called. */
const ENDS_ON_GROUND = ['-invert', '-foreground', '-fg', '-content'];

/** Marks of controls, which are no text. */
const MARK = /(?:^|-)(?:checkbox|meter|progress|radio|range|slider|spinner|switch|toggle)-colou?r$/;

/** Texts that stand on something else than the page, or what is no text at all. */
const NOT_PLAIN = new RegExp(
  `(?:^|-)(?:${[
    'on inverse invert inverted white black selection highlight mark shadow decoration underline border outline stroke caret size',
    'alert avatar badge banner btn button card chip code dropdown field footer header hero input label menu',
    'modal nav navbar popover row sidebar switch tab table tag toast toggle tooltip',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?:-|$)`,
);

/** Of controls that do nothing, no contrast is asked (WCAG 2.2, 1.4.3). */
const DISABLED = /(?:^|-)disabled(?:-|$)/;

/** What is wrong: messages are written in it. */
const ERROR = /^(?:danger|error|destructive|negative|critical)(?:-color)?$/;

/** Statuses, of which the soft ground is called after them. */
const STATUS =
  /^(?:danger|error|destructive|negative|critical|success|positive|warning|caution|info)$/;

const SOFT_ENDS = [...GROUND_ENDS, '-bg-subtle', '-subtle', '-soft', '-light', '-muted', '-tint'];

/**
 * Pairs by what people write everywhere: `on-x` or `x-foreground` on `x`, `x-text` on `x-bg` and, pointed at,
 * on `x-bg-hover`; a plain text on the page.
 *
 * @param system Whose names explain keys: then only a ground that is called one, as `x-bg` is, makes a pair
 *   beside those of the library, and `x` itself one in their place.
 */
export function conventionPairs(
  names: readonly SplitName[],
  byKey: ReadonlyMap<string, string>,
  system: NamingSystem | undefined,
): KnownPair[] {
  const isKnown = (key: string) => system?.names.has(key) === true;
  const pageGrounds = [...byKey.keys()].filter((key) => PLAIN_GROUND.test(key));
  const otherGrounds = pageGrounds.filter((key) => !isKnown(key));
  const isOnPage = new Set(
    system?.pairs
      .filter(({ background }) => system.grounds.includes(background))
      .map(({ foreground }) => foreground),
  );
  return names.flatMap(({ key }) => {
    if ((GROUND.test(key) && !key.startsWith('on-')) || DISABLED.test(key)) return [];
    const own = groundsOf(key, byKey, isKnown);
    const isGround = ENDS_ON_GROUND.some((end) => byKey.has(key + end));
    const isPlain = own.grounds.length === 0 && !isGround && isPlainText(key, byKey);
    const onPage = isKnown(key) ? (isOnPage.has(key) ? otherGrounds : []) : pageGrounds;
    const why = isPlain ? 'by its name, text of the page' : 'by their names, one on the other';
    return (isPlain ? onPage : own.grounds).map((background) => ({
      foreground: key,
      background,
      kind: MARK.test(key.replace(STATE, '')) ? ('non-text' as const) : ('text' as const),
      why,
      ...(own.isInside && { isInside: true }),
      ...(own.isInstead && { isInstead: true }),
    }));
  });
}

/** Grounds that the name of a text tells, and whether these are of a state, so of a part in a part. */
interface TextGrounds {
  readonly grounds: readonly string[];
  readonly isInside?: boolean;
  readonly isInstead?: boolean;
}

function groundsOf(
  key: string,
  byKey: ReadonlyMap<string, string>,
  isKnown: (key: string) => boolean,
): TextGrounds {
  const state = STATE.exec(key)?.[1];
  const [, part, strong] = ON_GROUND.exec(key.replace(STATE, '')) ?? [];
  const ends = strong ? GROUND_ENDS.toReversed() : GROUND_ENDS;
  const end = part === undefined ? undefined : ends.find((each) => byKey.has(part + each));
  const has = (ground: string) => byKey.has(ground);
  const inState = (each: string) => [`${part}${end}-${each}`, `${part}-${each}${end}`];
  if (state !== undefined) {
    const ofState = ends.map((each) => `${part}${each}-${state}`).find(has);
    const grounds = [ofState, end && inState(state).find(has), end && part + end];
    return { grounds: grounds.filter((each) => each !== undefined).slice(0, 1), isInside: true };
  }
  if (end !== undefined) {
    return { grounds: [part + end, ...['hover', 'active'].flatMap(inState)].filter(has) };
  }
  const base = ON_BASE.exec(key)?.[1] ?? '';
  const isBase = byKey.has(base) && !isText(base);
  if (isKnown(key))
    return isBase && !isKnown(base) ? { grounds: [base], isInstead: true } : { grounds: [] };
  const soft = STATUS.test(key) ? SOFT_ENDS.map((each) => key + each).find(has) : undefined;
  if (soft !== undefined && !isWrittenOn(key, byKey)) return { grounds: [soft] };
  const [, before, on] = ON.exec(key) ?? [];
  const bases = on === undefined ? [] : [before ? `${before}-${on}` : on, on];
  const all = bases.flatMap((base) => ['', ...GROUND_ENDS].map((each) => base + each));
  const first = all.find((each) => has(each) && !isText(each)) ?? (isBase ? base : undefined);
  if (first !== undefined) return { grounds: [first] };
  const isLeveled = PLAIN_GROUND.test(base) && !has(`${base}-500`);
  return { grounds: isLeveled ? LEVELS.map((level) => `${base}-${level}`).filter(has) : [] };
}

/** Whether a status has a text of its own, so that it is no text itself. */
const isWrittenOn = (key: string, byKey: ReadonlyMap<string, string>): boolean =>
  byKey.has(`on-${key}`) || ['text-emphasis', ...ENDS].some((end) => byKey.has(`${key}-${end}`));

const isText = (key: string): boolean => PLAIN_TEXT.test(key) && !GROUND.test(key);

const isPlainText = (key: string, byKey: ReadonlyMap<string, string>): boolean =>
  COLOR.test(key) ||
  (ERROR.test(key) && !isWrittenOn(key, byKey)) ||
  (isText(key) && !NOT_PLAIN.test(key) && !PLAIN_GROUND.test(key));
