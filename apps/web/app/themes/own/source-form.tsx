import { FileUp, FolderOpen } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { OwnWork } from './use-work.ts';

type Props = { own: OwnWork; ref?: Ref<HTMLButtonElement> };

/** Takes the files of a theme, chosen or pasted; those that are dropped come from the page around. */
export function SourceForm({
  own: { take, problem, isTaking, isReading, audit, isKept },
  ref,
}: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const isTyped = text.trim() !== '';

  function takeFiles(chosen: FileList | null) {
    const list = [...(chosen ?? [])];
    if (list.length > 0) void take(list);
  }

  return (
    <form
      aria-label="Your theme"
      className="space-y-4 rounded-panel border border-line bg-raised p-4 sm:p-5 noscript:hidden"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.isDefaultPrevented()) return; // a folder, which the page around takes
        event.preventDefault(); // so that the page around takes nothing of it
        takeFiles(event.dataTransfer.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void take(text);
      }}
    >
      {[
        { ref: chooser, label: 'Files of your theme' },
        { ref: folder, label: 'Folder of your project', webkitdirectory: '' },
      ].map(({ ref, label, ...rest }) => (
        <input
          key={label}
          ref={ref}
          type="file"
          multiple
          aria-label={label}
          hidden // the buttons below are what a person sees
          onChange={(event) => {
            takeFiles(event.currentTarget.files);
            event.currentTarget.value = ''; // so that the same file can be chosen again
          }}
          {...rest}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={ref}
          variant={isTyped || audit ? 'secondary' : 'primary'}
          onClick={() => chooser.current?.click()}
        >
          <FileUp aria-hidden="true" />
          Choose files
        </Button>
        <Button onClick={() => folder.current?.click()}>
          <FolderOpen aria-hidden="true" />
          Choose a folder
        </Button>
        <p className="max-w-[60ch] min-w-0 flex-1 basis-72 text-sm text-muted">
          or drop them on this page: style sheets, HTML, design tokens, a DESIGN.md, a Tailwind
          config, the folder of a project, or a ZIP of these.
        </p>
      </div>
      <TextArea
        label="Or paste a style sheet"
        value={text}
        rows={audit ? 2 : 5}
        spellCheck={false}
        autoComplete="off"
        placeholder=":root { --background: #fff; --foreground: #777; }"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant={isTyped ? 'primary' : 'secondary'}
        disabled={!isTyped}
        aria-busy={isTaking || isReading}
      >
        Check it
      </Button>
      {isReading && !audit && <p role="status">Reading…</p>}
      {problem !== undefined && (
        <p role="alert" className="font-medium wrap-anywhere">
          {problem}
        </p>
      )}
      {!isKept && (
        <p className="text-sm text-muted">
          This browser cannot store these files: they will be gone after a reload.
        </p>
      )}
    </form>
  );
}
