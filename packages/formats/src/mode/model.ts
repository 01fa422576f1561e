import type { Hex } from '@swatchwork/color';
import type { ImpossiblePair, ModeKind } from '@swatchwork/theme/mode';

import type { ContextFile } from '../contexts/context-sheet.ts';
import type { FileCoverage } from '../repair/coverage.ts';
import type { ReadPair, ReadPairInContext, ReadThemeOptions } from '../repair/model.ts';

export interface WriteModeOptions extends Pick<ReadThemeOptions, 'pairs' | 'recognize' | 'target'> {
  /** The mode of the files from which the missing one is made, by its name; found by its colors unless given. */
  readonly base?: string | undefined;
  /**
   * How style sheets choose the mode: `media`, `light-dark`, or a selector such as `.dark` or
   * `[data-theme="dark"]`; as the files do it unless given.
   */
  readonly way?: string | undefined;
  /** Colors of the new mode that a person chose, as CSS colors by token; the rest follows. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

/** A value that was added. */
export interface AddedValue {
  readonly file: string;
  /** In the file that was written, counted from 1. */
  readonly line: number;
  readonly token: string;
  /** The mode in which it counts. */
  readonly context: string;
  /** What the token shows without it, and with it: `#RRGGBB`, or `#RRGGBBAA` where it is translucent. */
  readonly fromHex: Hex;
  readonly toHex: Hex;
  /** As it was written. */
  readonly written: string;
  /** A clause for people. */
  readonly reason: string;
}

/** A pair that no colors were found for, in a mode. */
export type ImpossibleInMode = ImpossiblePair & { readonly context: string };

/** A pair as it is seen in the modes of a kind. */
export interface PairOfMode extends Omit<ReadPair, 'contexts'> {
  readonly contexts: Readonly<Record<string, Omit<ReadPairInContext, 'repaired'>>>;
}

/** A theme with the mode that it lacked, as its files were read again. */
export interface ModeReading {
  readonly kind: ModeKind;
  /** The modes of this kind in the written files. */
  readonly contexts: string[];
  /** The modes that they were made from. */
  readonly bases: string[];
  readonly values: AddedValue[];
  /** Tokens whose values are computed from others, and follow them. */
  readonly computed: string[];
  /** Palette colors that the tokens of roles refer to: they stay, and the roles get values of their own. */
  readonly kept: string[];
  /** Tokens whose names say nothing; they keep their relation to the others. */
  readonly unrecognized: string[];
  readonly impossible: ImpossibleInMode[];
  /** What is seen on what, in the modes of this kind alone. */
  readonly pairs: PairOfMode[];
  /** How many of these fail in one of them. */
  readonly failed: number;
  readonly coverage: FileCoverage;
  /** All files, with what was added. */
  readonly files: ContextFile[];
  /** The names of files that are new. */
  readonly added: string[];
  readonly notes: string[];
}
