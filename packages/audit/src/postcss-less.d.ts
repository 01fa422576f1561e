/** Our types for what is used of `postcss-less`, which ships none of its own. */
declare module 'postcss-less/lib/LessParser.js' {
  import type { Input, Root } from 'postcss';

  // biome-ignore lint/style/noDefaultExport: the module of CommonJS has no other
  export default class LessParser {
    constructor(input: Input);
    readonly root: Root;
    parse(): void;
  }
}
