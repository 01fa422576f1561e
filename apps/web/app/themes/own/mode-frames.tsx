import { useEffect, useState } from 'react';

import { TextArea } from '../../ui/fields/text-area.tsx';
import { MOST_CHARACTERS, type OwnHtml, readOwnHtml } from '../../ui/frames/framed-page.ts';
import { OwnFrame } from '../../ui/frames/own-frame.tsx';
import { sampleOf } from './sample-page.ts';
import type { AddedModeReading } from './use-mode.ts';
import type { Question } from './work.ts';

type Props = {
  question: Question;
  reading: AddedModeReading;
  onHtml: (html: string) => void;
};

/** The person's own page in the mode that exists and in the one that is added, with the style sheets of the files. */
export function ModeFrames({ question: { files, html }, reading, onHtml }: Props) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? html ?? pageIn(files) ?? sampleOf(reading.pairs);
  const [page, setPage] = useState<OwnHtml>({ body: '', css: '' });
  // Only in the browser: the server reads no HTML.
  useEffect(() => {
    const { body, css } = readOwnHtml(text);
    const sheets = files.filter(({ name }) => name.endsWith('.css')).map((file) => file.text);
    setPage({ body, css: [...sheets, css].join('\n') });
  }, [text, files]);

  return (
    <section aria-labelledby="own-html" className="min-w-0">
      <h3 id="own-html" className="text-lg font-medium">
        Your own HTML
      </h3>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {reading.shown.map(({ title, rule }) => (
          <figure key={title} className="min-w-0">
            <figcaption className="mb-1.5 text-sm text-muted">{title}</figcaption>
            <OwnFrame title={`Your HTML, ${title}`} page={page} root={rule} />
          </figure>
        ))}
      </div>
      <div className="mt-3">
        <TextArea
          label="HTML and CSS with the variables of your files"
          value={text}
          rows={8}
          maxLength={MOST_CHARACTERS}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => {
            if (typed === undefined) return;
            onHtml(typed);
            setTyped(undefined);
          }}
        />
      </div>
      <p className="mt-1.5 text-sm text-muted">
        Scripts do not run, and nothing is loaded or sent. A link to this work holds it, too.
      </p>
    </section>
  );
}

/** The first page among the files. */
const pageIn = (files: Question['files']): string | undefined =>
  files.find(({ name }) => /\.html?$/i.test(name))?.text;
