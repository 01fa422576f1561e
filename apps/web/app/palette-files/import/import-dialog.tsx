import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChooseColors } from './choose-colors.tsx';
import type { Imported, Read, Source } from './read-source.ts';

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

/** A file chooser and a box for text. The text stays if it cannot be read. */
function SourceForm({ onSource }: { onSource: (source: Source) => Promise<string | undefined> }) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  const take = async (source: Source) => setProblem(await onSource(source));

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <div>
        <input
          ref={chooser}
          type="file"
          aria-label="Palette file"
          hidden // the button below it is what a person sees
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = ''; // so that the same file can be chosen again
            if (file) take(file);
          }}
        />
        <Button className="w-full" onClick={() => chooser.current?.click()}>
          <FileUp aria-hidden="true" />
          Choose a file
        </Button>
        <p className="mt-2 text-sm text-muted">
          ASE, ACO, ACT, GPL, palettes of Procreate, Krita, LibreOffice, Scribus, CorelDRAW,
          Paint.NET, Windows and KDE, themes of terminals and editors, color maps, Tableau, QGIS and
          Office, design tokens of every kind, Figma variables, Android, Xcode, Swift, Kotlin, Dart,
          JSON, CSS, SCSS, Less, Tailwind, SVG, tables or text, up to 5 MiB. It stays on this
          device.
        </p>
      </div>
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          Or paste colors, code or a palette link
        </label>
        <textarea
          id={id}
          value={text}
          rows={5}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          placeholder="https://coolors.co/f472b6-fb923c-fbbf24"
          onChange={(event) => setText(event.currentTarget.value)}
          className="block min-h-24 w-full resize-y rounded-control border border-outline bg-raised px-3 py-2.5 font-mono"
        />
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-medium wrap-anywhere">
          {problem}
        </p>
      </div>
      <Button type="submit" variant="primary" className="w-full" disabled={text.trim() === ''}>
        Import
      </Button>
    </form>
  );
}
