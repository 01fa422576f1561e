import type { Hex } from '@swatchwork/color';

import type { Box, PageSample } from '../sample.ts';
import { type Failure, groupFailures } from './group-failures.ts';
import { type JudgedText, judgeContrast } from './judge-contrast.ts';
import { makePalette, type PageColor, type Use } from './make-palette.ts';
import { paintGrid } from './paint-grid.ts';

/** A document of a page: the page itself, or a frame in it. */
export interface FrameSample {
  /** 0 is the page itself. */
  readonly frame: number;
  readonly sample: PageSample;
}

/** Texts of a document that fail alike. */
export interface FrameFailure extends Failure {
  readonly frame: number;
}

/** What a page paints, and how its texts can be read. */
export interface JudgedPage {
  readonly colors: readonly PageColor[];
  /** The part of the page that pictures cover, 0…1. */
  readonly pictures: number;
  readonly failures: readonly FrameFailure[];
  /** Texts that were judged, and those of them at which a person has to look. */
  readonly texts: number;
  readonly unsure: readonly JudgedText[];
  readonly isCut: boolean;
}

/**
 * Judges the documents of a page.
 *
 * @param inPictures The colors of pictures with their part of all pictures, 0…1, as far as they
 *   could be read.
 */
export function judgePage(
  frames: readonly FrameSample[],
  inPictures: readonly { hex: Hex; share: number }[] = [],
): JudgedPage {
  const judged = frames.map(({ frame, sample }) => ({
    frame,
    area: areaOf(frame === 0 ? sample.box : sample.view),
    shares: paintGrid(sample),
    texts: judgeContrast(sample),
  }));
  // A frame counts as much as it shows, and has the shares of all that it can show.
  const area = judged.reduce((sum, one) => sum + one.area, 0);
  const shares = judged.flatMap((one) =>
    one.shares.map(({ hex, role, share }) => ({ hex, role, share: (share * one.area) / area })),
  );
  const pictures = shares.reduce((sum, { hex, share }) => sum + (hex ? 0 : share), 0);
  const texts = judged.flatMap((one) => one.texts);
  const uses: Use[] = [
    ...shares.flatMap(({ hex, role, share }) => (hex ? [{ hex, role, share }] : [])),
    ...inPictures.map(({ hex, share }) => ({
      hex,
      role: 'picture' as const,
      share: share * pictures,
    })),
    ...textUses(texts),
  ];
  return {
    colors: makePalette(
      uses,
      frames.flatMap(({ sample }) => sample.properties),
    ),
    pictures,
    failures: judged.flatMap(({ frame, texts: own }) =>
      groupFailures(own).map((failure) => ({ frame, ...failure })),
    ),
    texts: texts.length,
    unsure: texts.filter(({ verdict }) => verdict === 'unsure'),
    isCut: frames.some(({ sample }) => sample.isCut),
  };
}

const areaOf = ({ width, height }: Box): number => width * height;

/** The part of all text that has a color, by its letters and their size. */
function textUses(texts: readonly JudgedText[]): Use[] {
  const ink = ({ text }: JudgedText) => text.length * text.size ** 2;
  const all = texts.reduce((sum, one) => sum + ink(one), 0);
  return texts.map((one) => ({ hex: one.ink, role: one.text.role, share: ink(one) / all }));
}
