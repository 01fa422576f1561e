import { Fragment } from 'react';

const CODE = /`([^`]+)`/;

/** A text whose parts between backticks are code. */
export function Prose({ text }: { text: string }) {
  return text.split(CODE).map((part, i) => {
    const key = `${i}`;
    return i % 2 === 1 ? (
      <code key={key} className="font-mono text-[0.9375em] wrap-anywhere">
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
