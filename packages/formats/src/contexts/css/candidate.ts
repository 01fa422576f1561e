import type { Declaration } from '../context-sheet.ts';
import type { UnreadParts } from '../unread.ts';
import type { Component } from './components.ts';
import type { Condition, Element } from './environment.ts';
import type { Layer } from './layers.ts';
import type { CssRule } from './parse-rules.ts';
import type { Selector } from './selector.ts';

/** A declaration on the root or the body of a page, and when it counts. */
export interface Candidate {
  readonly name: string;
  readonly value: readonly Component[];
  readonly declaration: Declaration;
  readonly rule: Rule;
  readonly isImportant: boolean;
  readonly layer: Layer;
  readonly order: number;
}

/** A selector under the conditions around it. */
export interface Rule {
  readonly selector: Selector;
  readonly matches: Readonly<Record<Element, Condition>>;
}

/** What style sheets declare. */
export interface Collected {
  /** Of the rules that mean the root or the body in some mode. */
  readonly candidates: readonly Candidate[];
  readonly layers: Layer;
  readonly modes: ReadonlySet<string>;
  readonly unread: UnreadParts;
  /** Colors in rules for screens of a wider gamut, in whose place those of sRGB count. */
  readonly wider: number;
}

export interface ParsedSheet {
  readonly name: string;
  readonly text: string;
  readonly rules: readonly CssRule[];
}
