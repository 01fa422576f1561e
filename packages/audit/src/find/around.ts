/** What is known of a node from those around it. */
export interface Around {
  readonly key: string;
  readonly owner: string;
  readonly isStyle: boolean;
  readonly isClass: boolean;
  readonly isTheme: boolean;
  /** An attribute of an element, where `var()` counts as in a style. */
  readonly isAttribute: boolean;
  /** All classes that may stand beside those here; undefined where they are not known. */
  readonly classes: string | undefined;
  readonly isCompared: boolean;
  readonly leftAlone: string | undefined;
}
