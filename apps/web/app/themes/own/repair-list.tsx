import type { Hex } from '@swatchwork/color';
import type { ThemeAudit } from '@swatchwork/formats/audit';
import { useState } from 'react';

import { Button } from '../../ui/buttons/button.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { FileButtons } from './file-buttons.tsx';

/** Modes that are named beside a change. */
const MOST_NAMED = 8;

type Props = {
  audit: ThemeAudit;
  /** Ids of changes that are not made. */
  without: readonly string[];
  onChoose: (without: readonly string[]) => void;
  onHold: (token: string) => void;
};

/** The values that change, of which some are chosen, and the files with those. */
export function RepairList({ audit, without, onChoose, onHold }: Props) {
  const { changes, ids, files } = audit;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, MOST_SHOWN);
  const chosen = changes.filter((_, i) => !without.includes(ids[i]!));
  const changed = files.filter(({ name }) => chosen.some(({ file }) => file === name));

  return (
    <div className="rounded-panel border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-medium">The repair</h3>
        {changes.length > 1 && (
          <Button
            size="small"
            onClick={() => onChoose(chosen.length === changes.length ? ids : [])}
          >
            {chosen.length === changes.length ? 'Choose none' : 'Choose all'}
          </Button>
        )}
      </div>
      <ul aria-label="Changes" className="mt-2 divide-y divide-line">
        {shown.map(({ file, line, token, contexts, fromHex, toHex, before, after, mends }, i) => {
          const id = ids[i]!;
          const isChosen = !without.includes(id);
          return (
            <li key={id} className="py-2.5">
              <div className="flex items-start justify-between gap-3">
                <label className="flex min-w-0 cursor-pointer items-start gap-3 py-1.5">
                  <input
                    type="checkbox"
                    checked={isChosen}
                    autoComplete="off"
                    aria-label={`Change ${token}, line ${line}`}
                    onChange={() =>
                      onChoose(isChosen ? [...without, id] : without.filter((one) => one !== id))
                    }
                    className="mt-0.5 size-5 shrink-0 accent-accent"
                  />
                  <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                    <span className="font-medium wrap-anywhere">{token}</span>
                    <span className="text-sm text-muted wrap-anywhere">{`${contexts.slice(0, MOST_NAMED).join(', ')}${contexts.length > MOST_NAMED ? ` and ${contexts.length - MOST_NAMED} more` : ''}; ${file}, line ${line}${mends.length > 1 ? `; repairs ${countOf(mends.length, 'pair')}` : ''}`}</span>
                  </span>
                </label>
                <Button
                  size="small"
                  aria-label={`Keep ${token} unchanged`}
                  onClick={() => onHold(token)}
                  className="shrink-0"
                >
                  Keep
                </Button>
              </div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-8 font-mono text-sm">
                <Value hex={fromHex} text={before} />
                <span className="sr-only">becomes</span>
                <span aria-hidden="true">→</span>
                <Value hex={toHex} text={after} />
              </p>
            </li>
          );
        })}
      </ul>
      {changes.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {`Show all ${changes.length} changes`}
        </Button>
      )}
      <FileButtons files={changed} state="repaired" />
    </div>
  );
}

/** Changes that are shown at once. */
const MOST_SHOWN = 8;

export function Value({ hex, text }: { hex: string; text: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Swatch color={hex as Hex} className="size-7 shrink-0 rounded-control border border-line" />
      <span className="wrap-anywhere">{text}</span>
    </span>
  );
}
