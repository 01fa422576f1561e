// What an import needs beyond its button, as one module that is loaded on demand.
export { DropHint } from './drop-hint.tsx';
export { ImportDialog } from './import-dialog.tsx';
export { readLink, readSource } from './read-source.ts';
