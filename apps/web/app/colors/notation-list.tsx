import { Copy } from 'lucide-react';

import { copyWithToast } from '../ui/copying/copy-with-toast.ts';
import type { Notation } from './notations.ts';

type Props = {
  notations: readonly Notation[];
  /** What the toast says of a copied value, if it is not the text for a color. */
  copiedText?: (value: string) => string;
};

/** The notations as rows; a click anywhere on a row copies its value. */
export function NotationList({ notations, copiedText }: Props) {
  return (
    <ul
      aria-label="Values"
      className="overflow-hidden rounded-panel border border-line bg-raised *:not-first:border-t *:border-line"
    >
      {notations.map(({ name, note, text, exact }) => (
        <li key={name + note} className="*:not-first:-mt-2">
          <Row label={note ? `${name} (${note})` : name} text={text} copiedText={copiedText} />
          {exact && <Row label="exact" text={exact} copiedText={copiedText} isExact />}
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  label: string;
  text: string;
  copiedText: Props['copiedText'] | undefined;
  /** Whether it adds digits to the row above. */
  isExact?: boolean;
};

function Row({ label, text, copiedText, isExact = false }: RowProps) {
  return (
    <button
      type="button"
      onClick={() => copyWithToast(text, undefined, copiedText?.(text))}
      className="group grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 text-left -outline-offset-2 hover:bg-hover active:bg-line sm:grid-cols-[9rem_1fr_auto] sm:px-5"
    >
      <span className="text-sm text-muted">
        <span className="sr-only">Copy </span>
        {label}{' '}
      </span>
      <span
        className={`row-start-2 font-mono wrap-anywhere select-text sm:row-start-1 sm:col-start-2 ${isExact ? 'text-sm text-muted' : ''}`}
      >
        {text}
      </span>
      <Copy
        aria-hidden="true"
        className="row-span-2 size-4 text-muted group-hover:text-ink sm:row-span-1 noscript:hidden"
      />
    </button>
  );
}
