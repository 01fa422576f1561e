import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChooseColors } from './choose-colors.tsx';
import type { Imported, Read, Source } from './read-source.ts';
import { SourceForm } from './source-form.tsx';

type Props = {
  /** What was handed over and leaves something to choose. */
  read: Read | undefined;
  open: boolean;
  /** How many colors the page can take. */
  room: number;
  /** Answers what is wrong with the source, if anything is. */
  onSource: (source: Source) => Promise<string | undefined>;
  onChoose: (palette: Imported) => void;
  onClose: () => void;
};

/** Takes a file or a text, and lets people choose where there is more than the page can take. */
export function ImportDialog({ read, open, room, onSource, onChoose, onClose }: Props) {
  return (
    <Dialog title={read ? 'Choose colors' : 'Import palette'} open={open} onClose={onClose}>
      {open && read && <ChooseColors read={read} room={room} onChoose={onChoose} />}
      {open && !read && <SourceForm onSource={onSource} />}
    </Dialog>
  );
}
