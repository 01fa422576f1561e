import type { ContextFile } from '../contexts/context-sheet.ts';

/** Whether a file is a script, by its name or by how it exports. */
export const isTailwindConfig = ({ name, text }: ContextFile): boolean =>
  /\.[cm]?[jt]s$/i.test(name) ||
  (!/\.(?:css|json|md)$/i.test(name) && /\bmodule\.exports\s*=|\bexport\s+default\b/.test(text));
