// What an import needs beyond its button, in one piece to be fetched.
export { ImportDialog } from './import-dialog.tsx';
export { readSource } from './read-source.ts';
