import type { CssColor } from '@swatchwork/color';
import { useEffect, useEffectEvent, useState } from 'react';

import { useCarriedTheme } from '../../themes/own/use-carried-theme.ts';
import { toast } from '../../ui/messages/toast.ts';
import { useHandler } from '../../ui/use-handler.ts';
import { loadOnDemand } from '../load-on-demand.ts';
import type { Imported, Read, Source } from './read-source.ts';

type Parts = typeof import('./import-parts.ts');

/**
 * Imports palettes: dropped on the page, pasted onto it, or through a dialog. The readers are
 * loaded with the first import. If there is nothing to choose, no dialog opens.
 *
 * @param room How many colors the page can take.
 * @param onImport Takes a palette, and returns what else there is to say about it.
 * @param mostFiles How many files are read at a time, one after the other: the page adds the colors of each.
 */
export function usePaletteImport(
  room: number,
  onImport: (palette: Imported) => string,
  mostFiles = 1,
) {
  const carry = useCarriedTheme();
  const arrive = useHandler(onImport); // what the page holds may have changed while the file was read
  const [parts, setParts] = useState<Parts>();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<Read>();

  async function load() {
    const loaded = await loadOnDemand(() => import('./import-parts.ts'));
    if (loaded) setParts(loaded);
    return loaded;
  }

  function finish({ format, notes }: Read, palette: Imported) {
    const remark = arrive(palette);
    setOpen(false);
    const count = palette.colors.length === 1 ? '1 color' : `${palette.colors.length} colors`;
    toast.success(
      'Palette Imported!',
      [`${count} from: ${format}.`, ...notes, remark].join(' ').trim(),
    );
  }

  /** @returns What is wrong with the source, if anything is. */
  async function take(
    source: Source,
    { remarks = [] as readonly string[], isOneOfMany = false, all = [source] } = {},
  ): Promise<string | undefined> {
    const loaded = await load();
    if (!loaded) return undefined;
    const result = await loaded.readSource(source);
    if ('problem' in result) return result.problem;
    loaded.offerTheme(all, carry);
    result.notes.push(...remarks);
    if (isOneOfMany) return void finish(result, { ...result, colors: result.merged });
    if (result.colors.length > room || result.merged.length < result.colors.length) {
      setRead(result);
      setOpen(true);
    } else {
      finish(result, result);
    }
    return undefined;
  }

  async function takeFromPage(sources: readonly Source[]) {
    const loaded = await load();
    if (!loaded) return;
    const taken = sources.slice(0, mostFiles);
    const isOneOfMany = taken.length > 1;
    const isPart = taken.length < sources.length;
    const remarks = isPart ? [`Read: ${taken.length} of ${sources.length} files.`] : [];
    const problems: string[] = [];
    for (const source of taken) {
      const problem = await take(source, { remarks, isOneOfMany, all: [...sources] });
      if (problem) problems.push(problem);
    }
    loaded.tellProblems(problems, taken.length, remarks);
  }

  const dragging = useDroppedFiles((source) => {
    void takeFromPage(typeof source === 'string' ? [source] : source);
  });

  const prepare = useEffectEvent(load);
  useEffect(() => {
    if (dragging) void prepare();
  }, [dragging]);

  async function show() {
    if (!(await load())) return;
    setRead(undefined);
    setOpen(true);
  }

  /** Asks which colors of a link to take. */
  async function chooseFrom(name: string, colors: readonly CssColor[]) {
    const loaded = await load();
    if (!loaded) return;
    setRead(loaded.readLink(name, colors));
    setOpen(true);
  }

  return {
    show,
    takeFromPage,
    chooseFrom,
    /** While a file hovers over the page. */
    DropHint: dragging ? parts?.DropHint : undefined,
    ImportDialog: parts?.ImportDialog,
    dialog: {
      read,
      open,
      room,
      onSource: (source: Source) => take(source),
      onChoose: (palette: Imported) => read && finish(read, palette),
      onClose: () => setOpen(false),
    },
  };
}

const FIELD = 'input:not([type=file]), textarea, select, [contenteditable]';

const isBusy = () => document.querySelector('dialog:modal') !== null;

/**
 * Takes files that are dropped anywhere on the page, and what is pasted outside of a field, but not while a
 * dialog is open. Without it, a drop beside a drop zone would make the browser leave the page.
 *
 * @param onSource Receives files, or a text that was pasted.
 * @returns Whether files hover over the page.
 */
export function useDroppedFiles(
  onSource: (source: readonly File[] | string, isPasted: boolean) => void,
): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent(onSource);
  useEffect(() => listen(take, setDragging), []);
  return isDragging;
}

/** @returns Stops listening. */
function listen(
  onSource: (source: readonly File[] | string, isPasted: boolean) => void,
  onDragging: (dragging: boolean) => void,
): () => void {
  const listening = new AbortController();
  const on = <T extends keyof DocumentEventMap>(
    type: T,
    handle: (event: DocumentEventMap[T]) => void,
  ) => document.addEventListener(type, handle, { signal: listening.signal });

  on('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files') || isBusy()) return;
    event.preventDefault(); // allows the drop
    onDragging(true);
  });
  on('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) onDragging(false); // left the window
  });
  on('drop', (event) => {
    onDragging(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    // A part of the page that takes it has prevented the default.
    if (files.length === 0 || isBusy() || event.defaultPrevented) return;
    event.preventDefault();
    onSource(files, false);
  });
  on('paste', (event) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELD);
    if (isInField || isBusy()) return;
    const data = event.clipboardData;
    const source = data?.files.length ? [...data.files] : data?.getData('text/plain');
    if (source) onSource(source, true);
  });
  return () => listening.abort();
}
