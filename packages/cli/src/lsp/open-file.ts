import {
  type Audit,
  auditFile,
  type ComponentParsers,
  carryOut,
  describeStray,
  isStray,
  makePlan,
  type Place,
} from '@swatchwork/audit';
import { clip, formatHex, formatOklch, type Srgb } from '@swatchwork/color';

/** Counted from 0; characters are UTF-16 code units, as editors count unless told otherwise. */
interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A color as editors exchange it: channels of gamma-encoded sRGB and opacity, each 0–1. */
export interface EditorColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Places of a file for which replacements are worked out at once. */
const MOST_FIXED = 20;

/** What an editor shows of one file, by an audit of its project. */
export function openFile(
  name: string,
  text: string,
  { audit: project, parsers }: { audit: Audit; parsers: ComponentParsers },
) {
  const audit = auditFile(project, { name, text }, parsers);
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((one) => one.index + one[0].length)];
  const positionOf = (offset: number): Position => {
    let line = 0;
    for (let step = 1 << 24; step > 0; step >>= 1)
      if ((starts[line + step] ?? Number.POSITIVE_INFINITY) <= offset) line += step;
    return { line, character: offset - starts[line]! };
  };
  const rangeOf = (start: number, end: number): Range => ({
    start: positionOf(start),
    end: positionOf(end),
  });
  const wholeOf = ({ offset, text: { length } }: Place) => rangeOf(offset, offset + length);
  const colored = audit.places.flatMap((place) => {
    if (!place.color || place.change.as === 'nothing') return [];
    const [start, end] = spanOf(place);
    return [{ place, color: place.color, range: rangeOf(start, end) }];
  });

  return {
    /** Swatches. */
    colors: () =>
      colored.map(({ range, color: { color, alpha } }) => {
        const { r, g, b } = clip(color);
        return { range, color: { red: r, green: g, blue: b, alpha } };
      }),

    /** How a color that somebody picked can be written in a place. */
    presentations({ red, green, blue, alpha }: EditorColor, range: Range) {
      const color = clip({ r: red, g: green, b: blue });
      const at = colored.find((one) => isSame(one.range, range));
      return spellings(color, alpha).map((label) => {
        const isClass = at?.place.change.as === 'utility';
        const newText = isClass ? `[${label.replaceAll(' ', '_')}]` : label;
        return { label, textEdit: { range, newText } };
      });
    },

    diagnostics: () =>
      audit.places.filter(isStray).map((place) => ({
        range: wholeOf(place),
        severity: 2, // a warning
        code: 'stray-color',
        source: 'swatchwork',
        message: describeStray(place, audit),
      })),

    /** The tokens of the plan for the places in a range, each proven; the certain one is preferred. */
    fixes(range: Range) {
      const inRange = ({ start, end }: Range) =>
        !isBefore(end, range.start) && !isBefore(range.end, start);
      const plan = makePlan(audit);
      const asked = plan.changes.flatMap((change) =>
        change.places.flatMap((place) => {
          const at = rangeOf(place.offset, place.offset + place.text.length);
          return inRange(at) ? [{ change, place }] : [];
        }),
      );
      return asked.slice(0, MOST_FIXED).flatMap(({ change, place }) =>
        change.options.flatMap((use) => {
          const one = { ...plan, changes: [{ ...change, use, places: [place] }] };
          const { files, refused } = carryOut(one, audit);
          const edits = files[0]?.edits ?? [];
          if (refused.length > 0 || edits.length === 0) return [];
          return {
            title: `Use \`${use}\``,
            isPreferred: use === change.use,
            at: rangeOf(place.offset, place.offset + place.text.length),
            edits: edits.map(({ start, end, text: newText }) => ({
              range: rangeOf(start, end),
              newText,
            })),
          };
        }),
      );
    },
  };
}

const isBefore = (one: Position, other: Position): boolean =>
  one.line < other.line || (one.line === other.line && one.character < other.character);
export const isSame = (one: Range, other: Range): boolean =>
  (['start', 'end'] as const).every(
    (end) => !isBefore(one[end], other[end]) && !isBefore(other[end], one[end]),
  );

/** The color in a place: of a class, what follows its prefix, and no opacity. */
function spanOf({ offset, text, change }: Place): [start: number, end: number] {
  if (change.as !== 'utility') return [offset, offset + text.length];
  return [offset + change.before.length, offset + text.length - change.after.length];
}

function spellings(color: Srgb, alpha: number): string[] {
  const byte = Math.round(alpha * 255);
  const hex = formatHex(color).toLowerCase();
  const opacity = byte === 255 ? '' : ` / ${Math.round(alpha * 1000) / 1000}`;
  const [r, g, b] = [color.r, color.g, color.b].map((one) => Math.round(one * 255));
  return [
    byte === 255 ? hex : hex + byte.toString(16).padStart(2, '0'),
    `rgb(${r} ${g} ${b}${opacity})`,
    formatOklch(color).replace(/\)$/, `${opacity})`),
  ];
}
