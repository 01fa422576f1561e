/** Our types for what is used of `postcss-less`, which ships none of its own. */
declare module 'postcss-less' {
  import type { Root } from 'postcss';

  export function parse(text: string): Root;
}
