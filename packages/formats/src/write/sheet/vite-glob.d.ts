/** What Vite replaces by the files of a pattern. */
interface ImportMeta {
  glob<T>(
    patterns: readonly string[],
    options: { eager: true; query: string; import: 'default' },
  ): Record<string, T>;
}
