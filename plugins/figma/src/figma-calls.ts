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
    Pick<Variable, 'id' | 'name' | 'variableCollectionId' | 'valuesByMode' | 'resolvedType'> {
  remove(): void;
  setValueForMode(modeId: string, value: VariableValue): void;
}

export interface FigmaStyle extends Data, Pick<PaintStyle, 'id' | 'name' | 'paints'> {
  remove(): void;
}

/** A style of any kind. */
export interface FigmaSharedStyle extends Pick<BaseStyle, 'id' | 'name' | 'type'> {
  readonly paints?: readonly Paint[];
}

/** A layer, or the page; what only some kinds of layers have is optional. */
export interface FigmaNode {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly parent?: FigmaNode | null;
  readonly children?: readonly FigmaNode[];
  readonly visible?: boolean;
  readonly absoluteBoundingBox?: Rect | null;
  readonly rotation?: number;
  readonly opacity?: number;
  readonly blendMode?: BlendMode;
  /** A symbol stands for values that differ within a text. */
  fills?: readonly Paint[] | symbol;
  strokes?: readonly Paint[];
  readonly fillStyleId?: string | symbol;
  readonly strokeStyleId?: string | symbol;
  setFillStyleIdAsync?(id: string): Promise<void>;
  setStrokeStyleIdAsync?(id: string): Promise<void>;
  readonly fontSize?: number | symbol;
  readonly fontWeight?: number | symbol;
  /** The parts of a text that are set alike. */
  getStyledTextSegments?(fields: ('fills' | 'fontSize' | 'fontWeight')[]): readonly FigmaSegment[];
}

export type FigmaSegment = Pick<
  StyledTextSegment,
  'characters' | 'fills' | 'fontSize' | 'fontWeight'
>;

export interface FigmaPage extends FigmaNode {
  readonly children: readonly FigmaNode[];
  readonly selection: readonly FigmaNode[];
  readonly backgrounds: readonly Paint[];
}

export interface FigmaCalls {
  readonly currentPage: FigmaPage;
  getNodeByIdAsync(id: string): Promise<FigmaNode | null>;
  getImageByHash(hash: string): { getBytesAsync(): Promise<Uint8Array> } | null;
  readonly root: Data & Pick<DocumentNode, 'documentColorProfile'>;
  readonly variables: {
    getLocalVariableCollectionsAsync(): Promise<FigmaCollection[]>;
    getLocalVariablesAsync(): Promise<FigmaVariable[]>;
    createVariableCollection(name: string): FigmaCollection;
    createVariable(name: string, collection: FigmaCollection, type: 'COLOR'): FigmaVariable;
    /** Of a shared library as well, if the file uses it. */
    getVariableByIdAsync(id: string): Promise<FigmaVariable | null>;
    getVariableCollectionByIdAsync(id: string): Promise<Pick<VariableCollection, 'name'> | null>;
    setBoundVariableForPaint(
      paint: SolidPaint,
      field: 'color',
      variable: FigmaVariable | null,
    ): SolidPaint;
  };
  getLocalPaintStylesAsync(): Promise<FigmaStyle[]>;
  /** Of a shared library as well, if the file uses it. */
  getStyleByIdAsync(id: string): Promise<FigmaSharedStyle | null>;
  createPaintStyle(): FigmaStyle;
  commitUndo(): void;
}
