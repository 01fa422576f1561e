import type { Page } from '@playwright/test';

import { clip, composite, type ParsedColor, parseHex } from '../../packages/color/src/index.ts';
import { readEnvironments } from '../../packages/formats/src/contexts/css/read-css.ts';
import { GROUNDS, type PaintedToken, paintSheets } from './paint-sheets.ts';
import { TOKENS } from './random-color.ts';

/** How far our reading of style sheets is from what a browser paints. */
export interface Comparison {
  sheets: number;
  /** Combinations of a sheet, what the device asks for and what stands on the root. */
  places: number;
  colors: number;
  /** Values that are no color there, to both. */
  empty: number;
  /** Largest difference of a channel in steps of 8 bits. */
  largest: number;
  /** Colors with a difference of more than one step, or that only one of both knows. */
  differing: string[];
}

const WISHES = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['no-preference', 'more'] as const).map((contrast) => ({ colorScheme, contrast })),
);

/** Compares sheets, some hundreds at once, over three grounds each. */
export async function compareSheets(page: Page, texts: readonly string[]): Promise<Comparison> {
  const found = { sheets: texts.length, places: 0, colors: 0, empty: 0, largest: 0 };
  const differing: string[] = [];
  const read = texts.map((text) => readEnvironments([{ name: 'sheet.css', text }]));
  for (const wish of WISHES) {
    const wanted = read.map(({ contextOf, sheet }) =>
      [...contextOf].filter(
        ([{ scheme, contrast }, context]) =>
          scheme === wish.colorScheme &&
          contrast === wish.contrast &&
          sheet.contexts.includes(context),
      ),
    );
    const sheets = texts.map((css, i) => ({
      css,
      states: wanted[i]!.map(([{ states }]) => [...states]),
    }));
    const painted = await paintSheets(page, sheets, TOKENS, wish);
    for (const [i, { sheet }] of read.entries()) {
      for (const [j, [environment, context]] of wanted[i]!.entries()) {
        found.places += 1;
        for (const [k, theirs] of painted[i]![j]!.entries()) {
          const ours = paint(sheet.tokens.get(`--t${k}`)?.colors.get(context));
          if (!ours && !theirs) found.empty += 1;
          else found.colors += 1;
          const distance = distanceOf(ours, theirs);
          found.largest = Math.max(found.largest, distance);
          if (distance <= 1) continue;
          const where = `${[...environment.states].join('')} ${wish.colorScheme} ${wish.contrast}`;
          differing.push(`sheet ${i}, --t${k}, ${where}: ${JSON.stringify([ours, theirs])}`);
        }
      }
    }
  }
  return { ...found, differing };
}

function paint(parsed: ParsedColor | undefined): PaintedToken {
  if (!parsed) return null;
  return GROUNDS.map((ground) => {
    const { r, g, b } = clip(composite(parsed.color, parsed.alpha, parseHex(ground)!));
    return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)] as const;
  });
}

/** In steps of 8 bits; 255 where only one is a color. */
function distanceOf(one: PaintedToken, other: PaintedToken): number {
  if (!one || !other) return one === other ? 0 : 255;
  const steps = one.flatMap((color, i) =>
    color.map((channel, j) => Math.abs(channel - other[i]![j]!)),
  );
  return Math.max(...steps);
}
