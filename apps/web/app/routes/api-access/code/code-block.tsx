import { Fragment, type ReactNode } from 'react';

import { CopyButton } from '../../../ui/copying/copy-button.tsx';

type Props = {
  /** Above the code: its language, or what it is. */
  label: ReactNode;
  text: string;
  /** What the button copies, for its label: `Copy ${what}`. */
  what: string;
};

/** A block of code with a button that copies it. */
export function CodeBlock({ label, text, what }: Props) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-panel border border-line bg-code text-on-code">
      <figcaption className="flex items-center justify-between gap-3 border-b border-current/15 pl-4 text-sm">
        <span className="min-w-0 py-2 wrap-anywhere">{label}</span>
        <CopyButton text={text} what={what} description="Example copied to clipboard." />
      </figcaption>
      <section
        aria-label={`Code: ${what.replace(/^the /, '')}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well.
        tabIndex={0}
        className="ring-inside max-h-[32rem] overflow-auto"
      >
        <pre className="w-fit p-4 font-mono text-sm leading-6">
          <code>
            <CodeText text={text} />
          </code>
        </pre>
      </section>
    </figure>
  );
}

const HEX = /(#[0-9a-f]{6}\b)/i;

/** Code in which each hex color has a swatch. The copied text is unchanged. */
function CodeText({ text }: { text: string }) {
  return text.split(HEX).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places.
    <Fragment key={i}>
      {HEX.test(part) && (
        <span
          aria-hidden="true"
          className="mr-1 inline-block size-[0.8em] rounded-[2px] border border-current/40 align-[-0.05em] forced-color-adjust-none"
          style={{ backgroundColor: part }}
        />
      )}
      {part}
    </Fragment>
  ));
}
