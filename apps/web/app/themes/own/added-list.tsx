import type { ModeReading } from '@swatchwork/formats/mode';
import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { Value } from './repair-list.tsx';

/** Values that are shown at once. */
const MOST_SHOWN = 12;

type Props = Pick<ModeReading, 'values'> & {
  /** Another color for a token, which has this one. */
  onChange: (token: string, hex: string) => void;
};

/** The colors of the mode, each with its reason. */
export function AddedList({ values, onChange }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.slice(0, MOST_SHOWN);

  return (
    <>
      <ul aria-label="Added colors" className="mt-2 divide-y divide-line">
        {shown.map(({ token, context, file, line, fromHex, toHex, written, reason }) => (
          <li key={`${token} ${context}`} className="py-2.5">
            <div className="flex items-start justify-between gap-3">
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <span className="font-medium wrap-anywhere">{token}</span>
                <span className="text-sm text-muted wrap-anywhere">{`${context}; ${file}, line ${line}; ${reason}`}</span>
              </p>
              <Button
                size="small"
                className="shrink-0"
                aria-label={`Change ${token}`}
                onClick={() => onChange(token, toHex)}
              >
                Change
              </Button>
            </div>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-sm">
              <Value hex={fromHex} text={fromHex} />
              <span className="sr-only">becomes</span>
              <span aria-hidden="true">→</span>
              <Value hex={toHex} text={written} />
            </p>
          </li>
        ))}
      </ul>
      {values.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {`Show all ${values.length} colors`}
        </Button>
      )}
    </>
  );
}
