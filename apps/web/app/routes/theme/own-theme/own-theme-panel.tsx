import type { ContextFile } from '@swatchwork/formats/contexts';
import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { assertLength, FilesError, NAME_OF_PASTED, textsOf } from './read-files.ts';
import { ReadingView } from './reading-view.tsx';
import { type Question, useReading } from './use-reading.ts';

/** Takes the files of a theme, dropped, chosen or pasted, and shows what they say. */
export function OwnThemePanel() {
  const chooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const [question, setQuestion] = useState<Question>();
  const [refusal, setRefusal] = useState<string>();
  const { isReading, reading, problem = refusal } = useReading(question);

  // The button that opened this is gone.
  useEffect(() => first.current?.focus(), []);

  /** Reads files, or says why they are not read. */
  async function take(find: () => Promise<ContextFile[]>) {
    try {
      const files = await find();
      assertLength(files);
      setRefusal(undefined);
      setQuestion({ files, pairs: [], held: [], grounds: 'keep' });
    } catch (error) {
      const known = error instanceof FilesError;
      setQuestion(undefined);
      setRefusal(
        known ? error.message : 'These files could not be read because of an error in this page.',
      );
    }
  }

  function takeFiles(chosen: FileList | null) {
    const list = [...(chosen ?? [])];
    if (list.length > 0) void take(() => textsOf(list));
  }

  const ask = (change: Partial<Question>) =>
    setQuestion((now) => (now ? { ...now, ...change } : now));

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
          void take(async () => [{ name: NAME_OF_PASTED, text }]);
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
        <Button type="submit" variant="primary" disabled={text.trim() === ''} aria-busy={isReading}>
          Check it
        </Button>
        {isReading && !reading && <p role="status">Reading…</p>}
        {problem !== undefined && (
          <p role="alert" className="font-medium wrap-anywhere">
            {problem}
          </p>
        )}
      </form>
      {question && reading && (
        <ReadingView
          reading={reading}
          held={question.held}
          grounds={question.grounds}
          onGrounds={(grounds) => ask({ grounds })}
          onPair={(pair) => ask({ pairs: [...question.pairs, pair] })}
          onHold={(token) => ask({ held: [...question.held, token] })}
          onRelease={(token) => ask({ held: question.held.filter((one) => one !== token) })}
        />
      )}
    </div>
  );
}
