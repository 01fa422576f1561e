import type {
  Bounds,
  Fill,
  Flags,
  HistoryContext,
  Library,
  LibraryColor,
  PluginData,
  ShapeBase,
  Stroke,
  TextRange,
} from '@penpot/plugin-types';

/** Exactly the calls of Penpot's API that the plugin makes. A stand-in in tests has no others. */

type Data = Pick<PluginData, 'getSharedPluginData' | 'setSharedPluginData'>;

export interface PenpotToken {
  readonly id: string;
  name: string;
  readonly type: string;
  /** A text in tokens of colors. */
  value: unknown;
  /** By the active sets; none if they have no such token. */
  readonly resolvedValueString: string | undefined;
  remove(): void;
}

export interface PenpotSet {
  readonly id: string;
  name: string;
  readonly tokens: readonly PenpotToken[];
  addToken(token: { type: 'color'; name: string; value: string }): PenpotToken;
  remove(): void;
}

export interface PenpotTheme {
  readonly id: string;
  group: string;
  active: boolean;
  addSet(id: string): void;
  remove(): void;
}

export interface PenpotColor extends Data, Pick<LibraryColor, 'id' | 'name' | 'path' | 'asFill'> {
  color?: LibraryColor['color'] | undefined;
  opacity?: LibraryColor['opacity'] | undefined;
  gradient?: LibraryColor['gradient'] | undefined;
  image?: LibraryColor['image'] | undefined;
  /** Penpot has it; its typings leave it out. */
  remove?(): void;
}

export interface PenpotLibrary extends Data {
  readonly colors: readonly PenpotColor[];
  createColor(): PenpotColor;
  readonly tokens: {
    readonly sets: readonly PenpotSet[];
    readonly themes: readonly PenpotTheme[];
    addSet(set: { name: string }): PenpotSet;
    addTheme(theme: { group: string; name: string }): PenpotTheme;
  };
}

/** The parts of it that the plugin reads. */
export type PenpotFill = Fill;
export type PenpotStroke = Stroke;

export interface PenpotShape
  extends Pick<ShapeBase, 'id' | 'name' | 'hidden' | 'opacity' | 'blendMode' | 'rotation'> {
  readonly type: string;
  readonly parent: PenpotShape | null;
  /** Of boards, groups and the like. */
  readonly children?: readonly PenpotShape[];
  readonly bounds: Bounds;
  fills: readonly PenpotFill[] | 'mixed';
  strokes: readonly PenpotStroke[];
  /** The names of tokens, by the property that they are applied to. */
  readonly tokens: Readonly<Partial<Record<'fill' | 'strokeColor', string>>>;
  applyToken(token: PenpotToken, properties: ('fill' | 'strokeColor')[]): void;
  /** Of texts; `mixed` where it differs. */
  readonly textBounds?: Bounds;
  readonly fontSize?: string;
  readonly fontWeight?: string;
  readonly characters?: string;
  getRange?(start: number, end: number): PenpotRange;
}

/** A part of a text; `mixed` where it differs in it. */
export type PenpotRange = Pick<TextRange, 'characters' | 'fills' | 'fontSize' | 'fontWeight'>;

export interface PenpotCalls {
  readonly flags: Pick<Flags, 'naturalChildOrdering'>;
  readonly selection: readonly PenpotShape[];
  readonly currentPage: {
    readonly root: PenpotShape;
    getShapeById(id: string): PenpotShape | null;
  } | null;
  readonly history: HistoryContext;
  readonly library: {
    readonly local: PenpotLibrary;
    /** The shared libraries that the file uses; plugins cannot change them. */
    readonly connected: readonly (Pick<Library, 'name'> & Pick<PenpotLibrary, 'colors'>)[];
  };
}
