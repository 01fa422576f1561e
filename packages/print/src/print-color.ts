import { type Hex, parseHex, type Srgb } from '@swatchwork/color';

import { type Cmyk, formatInk, readInk } from './cmyk-text.ts';
import { loadCondition } from './condition.ts';
import { type ConditionId, PRINT_CONDITIONS, type PrintJob } from './conditions.ts';
import { seenInk, toPrint } from './to-print.ts';

/** A color in print, as answers of programs say it. */
export interface PrintAnswer {
  readonly condition: ConditionId;
  readonly values: {
    readonly c: number;
    readonly m: number;
    readonly y: number;
    readonly k: number;
  };
  /** Such as `cmyk(76%, 47%, 0%, 4%)`. */
  readonly cmyk: string;
  readonly seen: Hex;
  /** ΔE2000 to two digits. */
  readonly distance: number;
  readonly printable: boolean;
}

/** The inks of a color, see `toPrint`; undefined without a condition. */
export async function printColor(color: Srgb, job: PrintJob): Promise<PrintAnswer | undefined> {
  if (!job.condition) return undefined;
  const { cmyk, seen, distance, printable } = toPrint(
    await loadCondition(job.condition),
    color,
    job,
  );
  return answer(job.condition, cmyk, seen, Number(distance.toFixed(2)), printable);
}

/** What files for print hold beside their colors; nothing without a condition. */
export interface PrintInks {
  /** Four inks of each color, 0…1. */
  readonly print?: number[][];
  /** The registered name of the condition, such as `FOGRA39`. */
  readonly outputCondition?: string;
}

/** The inks of colors, as files hold them. */
export async function inksFor(colors: readonly Srgb[], job: PrintJob): Promise<PrintInks> {
  if (!job.condition) return {};
  const condition = await loadCondition(job.condition);
  return {
    print: colors.map((color) => toPrint(condition, color, job).cmyk.map((ink) => ink / 100)),
    outputCondition: PRINT_CONDITIONS.find(({ id }) => id === job.condition)!.characterization,
  };
}

/**
 * What inks look like, which have no color to be apart from.
 *
 * @param text Such as `cmyk(76%, 47%, 0%, 4%)`.
 * @throws {RangeError} If `readInk` refuses it.
 */
export async function printInk(
  text: string,
  { condition, intent }: PrintJob,
): Promise<{ color: Srgb; print: PrintAnswer }> {
  const cmyk = readInk(text, condition);
  if (typeof cmyk === 'string' || !condition) throw new RangeError(`inks ${cmyk}`);
  const seen = seenInk(await loadCondition(condition), cmyk, intent);
  return { color: parseHex(seen)!, print: answer(condition, cmyk, seen, 0, true) };
}

function answer(
  condition: ConditionId,
  inks: Cmyk,
  seen: Hex,
  distance: number,
  printable: boolean,
): PrintAnswer {
  const [c, m, y, k] = inks;
  return { condition, cmyk: formatInk(inks), values: { c, m, y, k }, seen, distance, printable };
}
