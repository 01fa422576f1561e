import { Fragment } from 'react';

const HEX = /(#[0-9a-f]{6}\b)/i;

/** Code in which each hex color has a swatch. The copied text is unchanged. */
export function CodeText({ text }: { text: string }) {
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
