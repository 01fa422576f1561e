import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChooseColors } from './choose-colors.tsx';
import type { Imported, Read, Source } from './read-source.ts';
import { SourceForm } from './source-form.tsx';

type Props = {
  /** An import of which the visitor has to choose the colors. */
  read: Read | undefined;
  open: boolean;
  /** How many colors the page can take. */
  room: number;
  /** Returns what is wrong with the source, if anything is. */
  onSource: (source: Source) => Promise<string | undefined>;
  onChoose: (palette: Imported) => void;
  onClose: () => void;
};

/**
 * Takes a file or a text, and lets the visitor choose if there are more colors than the page can
 * take.
 */
export function ImportDialog({ read, open, room, onSource, onChoose, onClose }: Props) {
  return (
    <Dialog title={read ? 'Choose colors' : 'Import palette'} open={open} onClose={onClose}>
      {open && read && <ChooseColors read={read} room={room} onChoose={onChoose} />}
      {open && !read && <SourceForm onSource={onSource} />}
    </Dialog>
  );
}
