/** How a theme is written. Each format uses what it knows. */
export interface ThemeFileOptions {
  /** What the theme is called, for comments and names of types; free text. */
  readonly name?: string;
  /**
   * How `css` tells the modes apart: by classes and media queries, which every browser knows, or by
   * `light-dark()` (since May 2024), which is half as long. `classes` unless given.
   */
  readonly modes?: 'classes' | 'light-dark';
  /** Whether style sheets add more chroma for screens that show Display P3; true unless given. */
  readonly p3?: boolean;
  /** The address of the theme on a site, for the file that explains the others. */
  readonly link?: string;
}

/** One file of a theme. */
export interface ThemeFile {
  /** Relative to the place of the theme, with slashes: `theme.css`, `values-night/colors.xml`. */
  readonly path: string;
  readonly text: string;
}

/** A theme as a writer leaves it. */
export interface WrittenTheme {
  /** At least one. */
  readonly files: readonly ThemeFile[];
  /** What the format cannot hold, in plain English sentences for people. */
  readonly notes: readonly string[];
}
