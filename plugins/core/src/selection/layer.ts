import type { Hex, TextSize } from '@swatchwork/color';

/** A place on the page, in the units of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A visible paint of a layer. */
export type LayerPaint =
  /**
   * `follows`: it is that of a token, a variable, a style or a library color, by its id. `own` are
   * the host's words for the paint.
   */
  | {
      readonly type: 'color';
      readonly hex: Hex;
      readonly own: string;
      readonly follows?: string;
    }
  /** By the id that the host reads it with. */
  | { readonly type: 'picture'; readonly picture: string }
  /** A gradient, several colors in one text, or what else is no single color. */
  | { readonly type: 'other' };

/** Which list of paints of a layer. */
export type Place = 'fill' | 'stroke';

/** How a text is set; a size that differs within the text is not there. */
export type TextSetting = TextSize;

/** A part of a text that is set alike. */
export interface TextRun extends TextSetting {
  readonly words: string;
  /** From the bottom to the top, as those of a layer. */
  readonly fill: readonly (LayerPaint | undefined)[];
}

/** What a layer of a design looks like. */
export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly isVisible: boolean;
  /** The least box around it without rotation; none if it is not on the page. */
  readonly box?: Box;
  /** Whether it fills its box to the corners, as a rectangle that is not rotated does. */
  readonly isBox: boolean;
  /** 0 to 1. */
  readonly opacity: number;
  /** Whether it is mixed with what lies under it in another way than laid over it. */
  readonly isBlended: boolean;
  /** From the bottom to the top; undefined stands for hidden ones, so that the places stay. */
  readonly paints: Readonly<Record<Place, readonly (LayerPaint | undefined)[]>>;
  /** `runs`: the parts of a text whose fill is not the same everywhere, as far as a tool tells them. */
  readonly text?: TextSetting & { readonly runs?: readonly TextRun[] };
}

/** The layers of an open page, as a design tool has them. */
export interface LayerTree<Node> {
  readonly idOf: (node: Node) => string;
  readonly selected: () => readonly Node[];
  /** The node whose children are the top layers of the page; as a layer, the page's background. */
  readonly page: () => Node;
  readonly parentOf: (node: Node) => Node | undefined;
  /** From the bottom to the top. */
  readonly childrenOf: (node: Node) => readonly Node[];
  readonly read: (node: Node) => Layer;
}
