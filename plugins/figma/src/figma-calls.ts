/** Exactly the calls of Figma's API that the plugin makes. A stand-in in tests has no others. */

type Data = Pick<PluginDataMixin, 'getSharedPluginData' | 'setSharedPluginData'>;

export interface FigmaCollection
  extends Data,
    Pick<VariableCollection, 'id' | 'name' | 'modes' | 'variableIds'> {
  remove(): void;
  addMode(name: string): string;
  removeMode(modeId: string): void;
  renameMode(modeId: string, name: string): void;
}

export interface FigmaVariable
  extends Data,
    Pick<Variable, 'id' | 'name' | 'variableCollectionId' | 'valuesByMode'> {
  remove(): void;
  setValueForMode(modeId: string, value: VariableValue): void;
}

export interface FigmaStyle extends Data, Pick<PaintStyle, 'id' | 'name' | 'paints'> {
  remove(): void;
}

export interface FigmaCalls {
  readonly root: Data & Pick<DocumentNode, 'documentColorProfile'>;
  readonly variables: {
    getLocalVariableCollectionsAsync(): Promise<FigmaCollection[]>;
    getLocalVariablesAsync(): Promise<FigmaVariable[]>;
    createVariableCollection(name: string): FigmaCollection;
    createVariable(name: string, collection: FigmaCollection, type: 'COLOR'): FigmaVariable;
  };
  getLocalPaintStylesAsync(): Promise<FigmaStyle[]>;
  createPaintStyle(): FigmaStyle;
  commitUndo(): void;
}
