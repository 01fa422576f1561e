import type { Theme, ThemeMode } from '@swatchwork/theme';
import { useDeferredValue, useEffect, useState } from 'react';
import { MODE_NAMES } from '../../../themes/mode-names.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { MOST_CHARACTERS, type OwnHtml, readOwnHtml } from '../../../ui/frames/framed-page.ts';
import { OwnFrame } from '../../../ui/frames/own-frame.tsx';
import { ModeStrip } from './mode-strip.tsx';
import { rootRule } from './role-variables.ts';

const SAMPLE = `<main>
  <h1>Norhavn to Skerry Light</h1>
  <p>Three boats a day. <a href="#">Timetable</a></p>
  <button>Book</button>
</main>
<style>
  body { background: var(--color-ground); color: var(--color-text);
    font: 16px/1.5 system-ui; padding: 1rem }
  a { color: var(--color-link) }
  button { padding: .6rem 1rem; border: 0; border-radius: 8px; font: inherit;
    background: var(--color-brand-solid); color: var(--color-brand-on-solid) }
  button:hover { background: var(--color-brand-solid-hover) }
</style>`;

type Props = { theme: Theme; modes: readonly ThemeMode[]; isSeen: boolean };

/** The user's own HTML in each mode, in frames that run no script and load nothing. */
export function OwnPage({ theme, modes, isSeen }: Props) {
  const [html, setHtml] = useState(SAMPLE);
  const [page, setPage] = useState<OwnHtml>({ body: '', css: '' });
  const seen = useDeferredValue(theme);

  // Only in the browser: the server reads no HTML.
  useEffect(() => setPage(readOwnHtml(html)), [html]);

  return (
    <div className="space-y-5">
      <ModeStrip count={modes.length}>
        {modes.map((mode) => (
          <figure key={mode} className="min-w-0">
            <figcaption className="mb-1.5 text-sm font-medium">{MODE_NAMES[mode]}</figcaption>
            <OwnFrame
              title={`Your HTML, ${MODE_NAMES[mode].toLowerCase()}`}
              page={page}
              root={rootRule(seen, mode)}
              filter={isSeen ? 'url(#theme-vision)' : undefined}
            />
          </figure>
        ))}
      </ModeStrip>
      <TextArea
        label="HTML and CSS; the roles are variables such as var(--color-brand-solid)"
        value={html}
        rows={12}
        maxLength={MOST_CHARACTERS}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setHtml(event.currentTarget.value)}
      />
      <p className="text-sm text-muted">
        It stays in this tab: scripts do not run, and nothing is loaded or sent.
      </p>
    </div>
  );
}
