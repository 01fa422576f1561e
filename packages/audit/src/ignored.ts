import ignore, { type Ignore } from 'ignore';

/** Files that say what is left out, in any folder; they have the same syntax. */
export const IGNORE_FILES = ['.gitignore', '.swatchworkignore'];

/** Folders that are never entered. */
const NEVER: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'bower_components',
]);

/** What is left out of a project, told by the files of {@link IGNORE_FILES} that were added. */
export function createIgnoring() {
  const rules = new Map<string, Ignore>();
  return {
    /** @param folder With a slash at the end; nothing for the root. */
    add(folder: string, text: string): void {
      const own = rules.get(folder) ?? ignore();
      rules.set(folder, own.add(text));
    },
    /** @param path From the root, with a slash at the end of a folder. */
    has(path: string): boolean {
      if (path.split('/').some((part) => NEVER.has(part))) return true;
      let answer = false;
      for (const [folder, own] of rules) {
        if (!path.startsWith(folder) || path === folder) continue;
        const { ignored, unignored } = own.test(path.slice(folder.length));
        if (ignored || unignored) answer = ignored;
      }
      return answer;
    },
  };
}
