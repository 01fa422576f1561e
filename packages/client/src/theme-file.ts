/** A theme as a file, with what the format cannot hold. */
export type ThemeExport = {
  /** A ZIP archive where the format has several files. */
  file: Blob;
  /** What its readers have to know, in English sentences; often none. */
  notes: string[];
};

/** Reads the answer of an export of a theme. */
export async function readThemeFile(response: Response): Promise<ThemeExport> {
  return {
    file: await response.blob(),
    notes: JSON.parse(response.headers.get('x-theme-notes') ?? '[]'),
  };
}
