import { useEffect, useEffectEvent } from 'react';

/** Files of a dropped folder that are looked at: with more, a part of the folder has to be chosen. */
const MOST_FILES = 20_000;

/** Folders that are not entered, because nothing of them is read. */
const NEVER: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/**
 * Takes folders that are dropped on the page, with all files in them; drops without a folder are left to
 * others.
 */
export function useDroppedFolders(onFiles: (files: readonly File[]) => unknown): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      'drop',
      (event) => {
        // Only during the event is there a way from a dropped item to its folder.
        const entries = [...(event.dataTransfer?.items ?? [])].flatMap(
          (item) => item.webkitGetAsEntry() ?? [],
        );
        if (!entries.some((entry) => entry.isDirectory)) return;
        event.preventDefault();
        void filesIn(entries).then(take);
      },
      { signal: listening.signal, capture: true },
    );
    return () => listening.abort();
  }, []);
}

/** The files of folders, each with its path from where the folders lie. */
async function filesIn(dropped: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const open = [...dropped];
  for (let entry = open.pop(); entry && files.length < MOST_FILES; entry = open.pop()) {
    if (isFolder(entry)) {
      if (!NEVER.has(entry.name)) open.push(...(await entriesOf(entry)));
      continue;
    }
    const one = entry as FileSystemFileEntry;
    const file = await new Promise<File>((resolve, reject) => one.file(resolve, reject)).catch(
      () => undefined, // it is gone
    );
    const path = entry.fullPath.slice(1);
    // A file of a folder that is chosen has its path there.
    if (file) files.push(Object.defineProperty(file, 'webkitRelativePath', { value: path }));
  }
  return files;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader gives about a hundred entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    ).catch(() => []);
    if (some.length === 0) return all;
    all.push(...some);
  }
}
