import {
  formatHex,
  fromLab,
  isInGamut,
  mapToGamut,
  type ParsedColor,
  parseColor,
  parseHex,
  type Srgb,
  toCssColorOf,
} from '@swatchwork/color';
import { FILE_LIMITS } from '../constants.ts';
import { counted, LONGEST_NAME } from '../text/text.ts';
import { FormatError } from './format-error.ts';
import { colorOfInks, type Inks, inksOf, isInks } from './inks.ts';
import type { ImportedColor, ReadPalette } from './palette.ts';

/** What is said of colors that a file has as amounts of ink. */
export const WITHOUT_PROFILE = 'CMYK, converted without a color profile: a print looks different';

/** Color models of files that palettes do not have, and the notes about their conversion. */
const CONVERTED = {
  cmyk: WITHOUT_PROFILE,
  lab: 'Lab, converted to sRGB',
  gray: 'gray, converted to sRGB',
  hsb: 'HSB, converted to sRGB',
} as const;

/** Collects the colors that a reader finds, within the limits, and the notes about them. */
export class PaletteBuilder {
  readonly #format: string;
  readonly #colors: ImportedColor[] = [];
  readonly #keys = new Set<string>();
  readonly #notes: string[] = [];
  readonly #converted = new Map<keyof typeof CONVERTED, number>();
  #outside = 0;
  #problem: { problem: string; at: number } | undefined;
  name = '';

  constructor(format: string) {
    this.#format = format;
  }

  get size(): number {
    return this.#colors.length;
  }

  /**
   * Adds a color, also one outside sRGB.
   *
   * @param at Where in the file it stands, for the error.
   * @param options.css The CSS color that it was read from, whose space is kept.
   * @throws {FormatError} If a channel is no number, or the palette grows too large.
   */
  add(
    color: Srgb,
    at: number,
    {
      name = '',
      alpha = 1,
      css,
      inks,
    }: {
      name?: string | undefined;
      alpha?: number | undefined;
      css?: string | undefined;
      inks?: Inks | undefined;
    } = {},
  ): void {
    if (![color.r, color.g, color.b, alpha].every(Number.isFinite)) {
      throw this.broken(at, 'a color has a channel that is not a number');
    }
    if (this.size === FILE_LIMITS.colors) {
      throw new FormatError('too_large', this.#format, at, `more than ${this.size} colors`);
    }
    const exact = toCssColorOf(color, Math.min(1, Math.max(0, alpha)), css);
    const { hex, ...more } = exact;
    const kept = more.css === undefined && inksOf(hex, inks);
    this.#keys.add(keyOf(hex, alpha));
    const label = shorten(name);
    this.#colors.push({
      hex,
      ...(label && label.toUpperCase() !== hex && { name: label }),
      ...more,
      ...(kept && { inks: kept }),
    });
  }

  /** Whether it has a color, as 8 bits show it. */
  holds({ color, alpha }: ParsedColor): boolean {
    return this.#keys.has(keyOf(formatHex(mapToGamut(color)), alpha));
  }

  /** Adds a color that is given by its inks, which are kept beside what they look like. */
  addInks(inks: Inks, at: number, name: string, alpha?: number): void {
    const looks = this.converted(inks.length === 1 ? 'gray' : 'cmyk', colorOfInks(inks));
    this.add(looks, at, { name, alpha, inks: isInks(inks) ? inks : undefined });
  }

  /** Adds a color of Lab, whose L is 0…100. Palettes hold Lab, so nothing is converted. */
  addLab([l, a, b]: readonly [l: number, a: number, b: number], at: number, name: string): void {
    this.add(fromLab({ l, a, b }), at, { name, css: `lab(${l} ${a} ${b})` });
  }

  /**
   * Adds a CSS color; `alpha` reduces its opacity.
   *
   * @returns Whether the text was one.
   */
  addCss(text: string, at: number, name?: string, alpha = 1): boolean {
    const parsed = parseColor(text);
    if (parsed) this.add(parsed.color, at, { name, alpha: parsed.alpha * alpha, css: text });
    return parsed !== undefined;
  }

  /**
   * Counts a color that the file stores in another model than RGB.
   *
   * @returns What is kept of it: 8 bits, since more digits would say more than the conversion knows.
   */
  converted(model: keyof typeof CONVERTED, color: Srgb): Srgb {
    this.#converted.set(model, (this.#converted.get(model) ?? 0) + 1);
    if (![color.r, color.g, color.b].every(Number.isFinite)) return color; // `add` refuses it
    if (!isInGamut(color)) this.#outside += 1;
    return parseHex(formatHex(mapToGamut(color)))!;
  }

  /** Adds a note on how often something happened, as {@link counted} writes it, unless it never did. */
  tally(count: number, sentence: string, text?: string): void {
    if (count > 0) this.#notes.push(counted(count, sentence, text));
  }

  /** Adds a sentence for people. */
  note(sentence: string): void {
    this.#notes.push(sentence);
  }

  /** Keeps why a part is left out: it is the reason to refuse a file of which nothing is left. */
  leftOut(problem: string, at = 0): void {
    this.#problem ??= { problem, at };
  }

  broken(offset: number, problem: string): FormatError {
    return new FormatError('broken', this.#format, offset, problem);
  }

  /** @throws {FormatError} If no color was added. */
  build(): ReadPalette {
    if (this.size === 0) {
      if (this.#problem) throw this.broken(this.#problem.at, this.#problem.problem);
      throw new FormatError('no_colors', this.#format, 0, 'there are no colors in it');
    }
    const notes = [...this.#converted].map(([model, count]) =>
      counted(count, '{color was|colors were} kept as %.', CONVERTED[model]),
    );
    if (this.#outside > 0) {
      const sentence =
        '{color was|colors were} beyond sRGB, brought to the nearest that screens show.';
      notes.push(counted(this.#outside, sentence));
    }
    return {
      palette: { name: shorten(this.name), colors: this.#colors },
      notes: [...notes, ...this.#notes],
    };
  }
}

const keyOf = (hex: string, alpha: number) => `${hex} ${Math.round(alpha * 255)}`;

const shorten = (text: string) => text.slice(0, LONGEST_NAME).toWellFormed().trim();
