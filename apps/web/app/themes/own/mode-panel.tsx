import { formatRatio } from '@swatchwork/color';
import type { ThemeAudit } from '@swatchwork/formats/audit';
import { type ModeReading, patchOf } from '@swatchwork/formats/mode';
import type { ReadPair } from '@swatchwork/formats/repair';
import type { ModeKind } from '@swatchwork/theme';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { download } from '../../palette-files/export/download.ts';
import { focusIn } from '../../tools/head/focus-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { countOf } from '../../ui/text/format-count.ts';
import { LongList } from '../../ui/text/long-list.tsx';
import { AddedList } from './added-list.tsx';
import { SiteFigure } from './before-after.tsx';
import { FileButtons } from './file-buttons.tsx';
import { CHOICE, ModeColor, type TypedColor } from './mode-color.tsx';
import { ModeFrames } from './mode-frames.tsx';
import { ownVariables } from './own-variables.ts';
import { type AddedModeReading, useMode } from './use-mode.ts';
import type { Question } from './work.ts';

const KINDS: readonly { value: ModeKind; label: string }[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'high-contrast', label: 'High contrast' },
  { value: 'protan', label: 'Protan (little red)' },
  { value: 'deutan', label: 'Deutan (little green)' },
  { value: 'tritan', label: 'Tritan (little blue)' },
];

type Props = {
  audit: ThemeAudit;
  question: Question;
  ask: (change: Partial<Question>) => void;
};

/** Adds the mode that a theme lacks: its colors with their reasons, both modes side by side, and the files. */
export function ModePanel({ audit, question, ask }: Props) {
  const { mode = { kind: 'dark' as const, fixed: {} } } = question;
  const { reading, problem, isReading } = useMode(question);
  const choose = (fixed: Readonly<Record<string, string>>) => ask({ mode: { ...mode, fixed } });

  return (
    <div className="mt-4 space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Mode"
          options={KINDS}
          value={mode.kind}
          onChange={({ currentTarget: { value } }) => {
            const kind = KINDS.find((one) => one.value === value)!.value;
            ask({ mode: { kind, fixed: {} } });
          }}
        />
        {!question.mode && (
          <Button variant="primary" onClick={() => ask({ mode })}>
            Add this mode
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className="font-medium wrap-anywhere">
          {problem}
        </p>
      )}
      <p role="status">
        {isReading ? 'Choosing colors…' : reading && problem === undefined && verdictOf(reading)}
      </p>
      {reading && problem === undefined && question.mode && (
        <Found
          {...{ audit, reading, question }}
          onChoose={choose}
          onHtml={(html) => ask({ html })}
        />
      )}
    </div>
  );
}

type FoundProps = {
  audit: ThemeAudit;
  reading: AddedModeReading;
  question: Question;
  onChoose: (fixed: Readonly<Record<string, string>>) => void;
  onHtml: (html: string) => void;
};

function Found({ audit, reading, question, onChoose, onHtml }: FoundProps) {
  const { values, impossible, computed, kept, unrecognized, files } = reading;
  const [typed, setTyped] = useState<TypedColor>({ token: '', color: '' });
  const fixed = question.mode?.fixed ?? {};
  const changed = files.filter(
    ({ name, text }) => question.files.find((one) => one.name === name)?.text !== text,
  );
  const others: [string, readonly string[]][] = [
    [
      'Pairs that fail',
      impossible.map(
        ({ foreground, background, context, best, wanted, reason }) =>
          `${foreground} on ${background} in ${context}: ${formatRatio(best)}, needs ${wanted}; ${reason}`,
      ),
    ],
    ['Palette colors that stay, as other colors refer to them', kept],
    ['Computed from other colors, and follow them', computed],
    ['Not recognized by name, and turned with their neighbors', unrecognized],
  ];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="rounded-panel border border-line bg-raised p-4 sm:p-5">
        <h3 className="text-lg font-medium">The colors</h3>
        <AddedList
          values={values}
          onChange={(token, color) => {
            setTyped({ token, color });
            focusIn(CHOICE, 'input[name=color]');
          }}
        />
        <ModeColor
          tokens={Object.keys(audit.tokens).filter((name) => !name.includes(' '))}
          typed={typed}
          onType={setTyped}
          onChoose={(token, color) => onChoose({ ...fixed, [token]: color })}
        />
        {Object.keys(fixed).map((token) => (
          <p key={token} className="mt-2 flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere">{`You chose ${token}`}</span>
            <Button
              size="small"
              aria-label={`Undo the color of ${token}`}
              onClick={() => {
                const { [token]: _, ...rest } = fixed;
                onChoose(rest);
                focusIn(CHOICE, 'select'); // the button is gone
              }}
            >
              <Undo2 aria-hidden="true" />
              Undo
            </Button>
          </p>
        ))}
        <FileButtons files={changed} state="with the mode" />
        {changed.length > 0 && (
          <Button
            className="mt-3"
            onClick={() => download('mode.patch', new Blob([patchOf(question.files, files)]))}
          >
            <Download aria-hidden="true" />
            Download a patch
          </Button>
        )}
      </div>
      <div className="min-w-0 space-y-6">
        <BothModes audit={audit} reading={reading} />
        <ModeFrames question={question} reading={reading} onHtml={onHtml} />
        {others.map(
          ([title, names]) =>
            names.length > 0 && (
              <div key={title}>
                <h3 className="text-lg font-medium">{title}</h3>
                <LongList label={title} items={names} />
              </div>
            ),
        )}
      </div>
    </div>
  );
}

/** The page of the designs in the mode that exists and in the one that is added. */
function BothModes({ audit, reading }: { audit: ThemeAudit; reading: AddedModeReading }) {
  const [base, context] = [reading.bases[0], reading.contexts[0]];
  const [first, second] = reading.shown.map(({ title }) => title);
  const added = reading.pairs.map(
    (pair): ReadPair => ({
      ...pair,
      contexts: Object.fromEntries(
        Object.entries(pair.contexts).map(([name, seen]) => [name, { ...seen, repaired: seen }]),
      ),
    }),
  );
  const shown = [
    [first, base && ownVariables(audit.pairs, base)?.before],
    [second, context && ownVariables(added, context)?.before],
  ] as const;

  return (
    <section aria-label="Both modes" className="grid min-w-0 grid-cols-2 items-start gap-3">
      {shown.map(
        ([title, variables]) =>
          title && variables && <SiteFigure key={title} title={title} variables={variables} />,
      )}
    </section>
  );
}

function verdictOf({ values, pairs, failed }: ModeReading): string {
  if (values.length === 0) return 'Nothing has to be added: no color of this mode is missing.';
  const count = `${countOf(values.length, 'color')} added.`;
  return failed === 0
    ? `${count} All ${countOf(pairs.length, 'pair')} of the mode pass.`
    : `${count} ${failed} of ${countOf(pairs.length, 'pair')} fail; each is listed with the reason.`;
}
