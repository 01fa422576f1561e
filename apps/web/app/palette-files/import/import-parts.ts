// What an import needs beyond its button, as one module that is loaded on demand.

import { toast } from '../../ui/messages/toast.ts';

export { DropHint } from './drop-hint.tsx';
export { ImportDialog } from './import-dialog.tsx';
export { offerTheme } from './offer-theme.ts';
export { readLink, readSource } from './read-source.ts';

/** Says what is wrong with files, if anything is, whether the others were taken, and remarks. */
export function tellProblems(
  problems: readonly string[],
  taken: number,
  remarks: readonly string[],
): void {
  if (problems.length === 0) return;
  const isPart = problems.length < taken;
  const rest = isPart ? 'The other files were added.' : 'Nothing has changed.';
  const title = isPart ? 'Not All Imported' : 'Import Failed';
  toast.error(title, [...problems, rest, ...remarks].join(' '));
}
