import type { HistoryContext, LibraryColor, PluginData } from '@penpot/plugin-types';

/** Exactly the calls of Penpot's API that the plugin makes. A stand-in in tests has no others. */

type Data = Pick<PluginData, 'getSharedPluginData' | 'setSharedPluginData'>;

export interface PenpotToken {
  readonly id: string;
  name: string;
  /** A text in tokens of colors. */
  value: unknown;
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

export interface PenpotColor extends Data, Pick<LibraryColor, 'id' | 'name' | 'path'> {
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

export interface PenpotCalls {
  readonly history: HistoryContext;
  readonly library: { readonly local: PenpotLibrary };
}
