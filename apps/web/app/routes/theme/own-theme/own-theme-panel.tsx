import type { ContextFile } from '@swatchwork/formats/contexts';
import type { AskedPair } from '@swatchwork/formats/repair';
import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { NAME_OF_PASTED, read, textsOf } from './read-files.ts';
import { ReadingView } from './reading-view.tsx';

/** Takes the files of a theme, dropped, chosen or pasted, and shows what they say. */
export function OwnThemePanel() {
  const chooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly ContextFile[]>([]);
  const [pairs, setPairs] = useState<readonly AskedPair[]>([]);
  const [held, setHeld] = useState<readonly string[]>([]);
  const answer = useMemo(
    () => (files.length > 0 ? read(files, pairs, held) : undefined),
    [files, pairs, held],
  );

  // The button that opened this is gone.
  useEffect(() => first.current?.focus(), []);

  function take(next: readonly ContextFile[]) {
    setPairs([]);
    setHeld([]);
    setFiles(next);
  }

  async function takeFiles(chosen: FileList | null) {
    if (chosen && chosen.length > 0) take(await textsOf(chosen));
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    takeFiles(event.dataTransfer.files);
  }

  return (
    <div className="mt-4 space-y-6">
      <form
        aria-label="Your theme"
        className="space-y-4 rounded-panel border border-line bg-raised p-4 sm:p-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          take([{ name: NAME_OF_PASTED, text }]);
        }}
      >
        <input
          ref={chooser}
          type="file"
          multiple
          aria-label="Files of your theme"
          hidden // the button below it is what a person sees
          onChange={(event) => {
            takeFiles(event.currentTarget.files);
            event.currentTarget.value = ''; // so that the same file can be chosen again
          }}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button ref={first} onClick={() => chooser.current?.click()}>
            <FileUp aria-hidden="true" />
            Choose files
          </Button>
          <p className="text-sm text-muted">
            or drop them here: shadcn/ui, Tailwind 4 or CSS variables, design tokens with their
            resolver, a Tailwind 3 config.
          </p>
        </div>
        <TextArea
          label="Or paste a style sheet"
          value={text}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          placeholder=":root { --background: #fff; --foreground: #777; }"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          Check it
        </Button>
        {typeof answer === 'string' && (
          <p role="alert" className="font-medium wrap-anywhere">
            {answer}
          </p>
        )}
      </form>
      {typeof answer === 'object' && (
        <ReadingView
          reading={answer}
          held={held}
          onPair={(pair) => setPairs([...pairs, pair])}
          onHold={(token) => setHeld([...held, token])}
          onRelease={(token) => setHeld(held.filter((one) => one !== token))}
        />
      )}
    </div>
  );
}
