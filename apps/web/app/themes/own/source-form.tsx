import { FileUp } from 'lucide-react';
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
        event.preventDefault(); // so that the page around takes nothing of it
        takeFiles(event.dataTransfer.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void take(text);
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
        <Button
          ref={ref}
          variant={isTyped || audit ? 'secondary' : 'primary'}
          onClick={() => chooser.current?.click()}
        >
          <FileUp aria-hidden="true" />
          Choose files
        </Button>
        <p className="max-w-[60ch] text-sm text-muted">
          or drop them on this page: style sheets, HTML with its styles, design tokens, a DESIGN.md,
          a Tailwind config, or a ZIP of these.
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
