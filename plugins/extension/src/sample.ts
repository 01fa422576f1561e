/** A rectangle in CSS pixels, from the upper left corner of its document. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Elements that are made translucent together, 0…1. */
export interface Group {
  readonly id: number;
  readonly opacity: number;
}

/** Where something lies on the page. */
export interface Placed {
  readonly box: Box;
  /** Its place in the order of painting: compared number by number, and a start lies below its rest. */
  readonly order: readonly number[];
  /** From the outermost. */
  readonly groups: readonly Group[];
}

/** What a color does on a page. */
export const ROLES = [
  'page',
  'surface',
  'control',
  'text',
  'link',
  'border',
  'drawing',
  'gradient',
  'picture',
] as const;

export type Role = (typeof ROLES)[number];

/** Something that is painted, other than text. */
export interface Paint extends Placed {
  readonly role: Exclude<Role, 'text' | 'link'>;
  /** As computed style writes them; of a gradient all, of a picture none. */
  readonly colors: readonly string[];
}

/** The text of an element; its box is that of the first line. */
export interface Text extends Placed {
  readonly role: 'text' | 'link';
  readonly color: string;
  /** In CSS pixels. */
  readonly size: number;
  readonly isBold: boolean;
  /** Number of characters. */
  readonly length: number;
  /** By which the page finds the element again. */
  readonly element: number;
  /** The element in the words of a style sheet, such as `a.link`. */
  readonly where: string;
  /** The beginning of the text; empty for what a person typed. */
  readonly words: string;
  /** WCAG asks no contrast of it: it is disabled. */
  readonly isExempt: boolean;
}

/** A custom property of CSS. */
export interface Property {
  readonly name: string;
  readonly value: string;
}

/** What a document is, without what it paints. */
export interface PageHead {
  /** The whole document. */
  readonly box: Box;
  /** What the window, or the frame, shows of it. */
  readonly view: Box;
  readonly properties: readonly Property[];
  /** Whether the document has more elements than are read. */
  readonly isCut: boolean;
  /** In how many parts the rest is handed over. */
  readonly parts: number;
}

/** A part of what a document paints. */
export interface PagePart {
  readonly paints: readonly Paint[];
  readonly texts: readonly Text[];
}

/** What a document paints, without any judgment. */
export interface PageSample extends Omit<PageHead, 'parts'>, PagePart {}
