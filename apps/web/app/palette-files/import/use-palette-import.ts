import type { CssColor } from '@swatchwork/color';
import { useEffect, useEffectEvent, useState } from 'react';

import { toast } from '../../ui/messages/toast.ts';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { loadOnDemand } from '../load-on-demand.ts';
import type { Imported, Read, Source } from './read-source.ts';

type Parts = typeof import('./import-parts.ts');

/**
 * Imports palettes: dropped on the page, pasted onto it, or through a dialog. The readers are
 * loaded with the first import. If there is nothing to choose, no dialog opens.
 *
 * @param room How many colors the page can take.
 * @param onImport Takes a palette, and returns what else there is to say about it.
 */
export function usePaletteImport(room: number, onImport: (palette: Imported) => string) {
  const [parts, setParts] = useState<Parts>();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<Read>();

  async function load() {
    const loaded = await loadOnDemand(() => import('./import-parts.ts'));
    if (loaded) setParts(loaded);
    return loaded;
  }

  function finish({ format, notes }: Read, palette: Imported) {
    const remark = onImport(palette);
    setOpen(false);
    const count = palette.colors.length === 1 ? '1 color' : `${palette.colors.length} colors`;
    toast.success(
      'Palette Imported!',
      [`${count} from: ${format}.`, ...notes, remark].join(' ').trim(),
    );
  }

  /** @returns What is wrong with the source, if anything is. */
  async function take(source: Source): Promise<string | undefined> {
    const loaded = await load();
    if (!loaded) return undefined;
    const result = await loaded.readSource(source);
    if ('problem' in result) return result.problem;
    if (result.colors.length > room || result.merged.length < result.colors.length) {
      setRead(result);
      setOpen(true);
    } else {
      finish(result, result);
    }
    return undefined;
  }

  async function takeFromPage(source: Source) {
    const problem = await take(source);
    if (problem) toast.error('Import Failed', `${problem} Your palette has not changed.`);
  }

  const dragging = useDroppedFiles((source) => {
    void takeFromPage(typeof source === 'string' ? source : source[0]!);
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
    chooseFrom,
    /** While a file hovers over the page. */
    DropHint: dragging ? parts?.DropHint : undefined,
    ImportDialog: parts?.ImportDialog,
    dialog: {
      read,
      open,
      room,
      onSource: take,
      onChoose: (palette: Imported) => read && finish(read, palette),
      onClose: () => setOpen(false),
    },
  };
}
