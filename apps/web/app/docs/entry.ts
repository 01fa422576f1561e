/** An entry of a package, such as `@swatchwork/color/charts`, and what it exports. */
export type Entry = { name: string; exported: Exported[] };

/** A function, type or value with its declaration, its doc comment and the tags of that. */
export type Exported = {
  name: string;
  code: string;
  text: string;
  tags: { name: string; text: string }[];
};
