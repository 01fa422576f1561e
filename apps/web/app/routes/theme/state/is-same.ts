import type { ThemeDocument } from '@swatchwork/theme/link';

/** Whether two documents make the same theme, in whatever order their colors were set. */
export const isSame = (a: ThemeDocument, b: ThemeDocument): boolean =>
  a === b || textOf(a) === textOf(b);

const textOf = (document: ThemeDocument) =>
  JSON.stringify(document, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
