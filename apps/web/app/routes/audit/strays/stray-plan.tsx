import { fileName } from '@swatchwork/formats';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';

import { download } from '../../../palette-files/export/download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectBox } from '../../../ui/fields/select-box.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { countOf } from '../../../ui/text/format-count.ts';
import { LongList } from '../../../ui/text/long-list.tsx';
import { StraySwatch, usePlaces } from './stray-colors.tsx';
import type { ShownChange, StrayReport } from './stray-report.ts';

type Props = {
  report: StrayReport;
  name: string;
  onChoose: (key: string, token: string) => void;
};

/** Changes that are shown at once. */
const MOST_SHOWN = 8;

/** What becomes of stray colors, with a choice for each, and the patch that does it. */
export function StrayPlan({ report: { changes, outcome, themes }, name, onChoose }: Props) {
  const asked = changes.filter(({ planned }) => planned === null);
  const certain = changes.filter(({ planned }) => planned !== null);
  if (changes.length === 0) return null;

  return (
    <section
      aria-labelledby="stray-plan"
      className="rounded-panel border border-line bg-raised p-4 sm:p-5"
    >
      <h3 id="stray-plan" className="text-lg font-medium">
        The plan
      </h3>
      <p className="mt-1 max-w-[68ch] text-muted">
        Each stray color below is the same as a token in every mode in which it applies.
      </p>
      {asked.length > 0 && (
        <Changes
          title="Your choice: several tokens have the color, or its token is named for something else"
          changes={asked}
          onChoose={onChoose}
        />
      )}
      {certain.length > 0 && (
        <Changes title="One token fits" changes={certain} onChoose={onChoose} />
      )}
      {outcome.refused.length > 0 ? (
        <div role="alert" className="mt-5">
          <p className="font-medium">There is no patch, because colors would change:</p>
          <LongList label="What would change" items={outcome.refused} />
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            variant="primary"
            disabled={outcome.places === 0}
            onClick={() => save(name, outcome.patch)}
          >
            <Download aria-hidden="true" />
            Download patch
          </Button>
          <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-sm text-muted wrap-anywhere">
            {outcome.places === 0
              ? 'Nothing is chosen.'
              : `${countOf(outcome.places, 'place')} in ${countOf(outcome.files, 'file')}. Checked for each place in ${modesOf(themes)}: no color changes. In the project's folder, run `}
            {outcome.places > 0 && <code>git apply {patchOf(name)}</code>}
          </p>
        </div>
      )}
    </section>
  );
}

const patchOf = (name: string) => fileName(`Stray colors of ${name}`, 'patch');

function save(name: string, patch: string) {
  download(patchOf(name), new Blob([patch], { type: 'text/x-diff' }));
  toast.success('Downloaded!', `Run: git apply ${patchOf(name)}`);
}

function modesOf(themes: StrayReport['themes']): string {
  const modes = [...new Set(themes.flatMap((theme) => theme.modes))];
  return modes.length > 4 ? `${modes.length} modes` : modes.join(' and ');
}

type ChangesProps = {
  title: string;
  changes: readonly ShownChange[];
  onChoose: Props['onChoose'];
};

function Changes({ title, changes, onChoose }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, MOST_SHOWN);
  const id = useId();

  return (
    <div className="mt-5">
      <h4 id={id} className="max-w-[68ch] text-sm font-medium">
        {title}
      </h4>
      <ul aria-labelledby={id} className="mt-1 divide-y divide-line">
        {shown.map((change) => (
          <ChangeRow key={change.key} change={change} onChoose={onChoose} />
        ))}
      </ul>
      {changes.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {`Show all ${changes.length}`}
        </Button>
      )}
    </div>
  );
}

function ChangeRow({
  change: { key, from, paints, planned, use, options, count, places },
  onChoose,
}: {
  change: ShownChange;
  onChoose: Props['onChoose'];
}) {
  const of = `${from} as ${paints}`;
  const { toggle, list } = usePlaces({ of, label: countOf(count, 'place'), places, count });

  return (
    <li className="py-3">
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
        <div className="flex min-w-0 items-center gap-3">
          <StraySwatch hex={from} className="size-9" />
          <div className="flex min-w-0 flex-wrap items-center gap-x-4">
            <p>
              <span className="font-mono">{from}</span>{' '}
              <span className="text-muted">{`as ${paints}`}</span>
            </p>
            {toggle}
          </div>
        </div>
        <SelectBox
          aria-label={`Token for ${of}`}
          value={use}
          onChange={(event) => onChoose(key, event.currentTarget.value)}
        >
          <option value="">
            {planned === null && use === '' ? 'Choose a token, or leave it' : 'Leave it as it is'}
          </option>
          {options.map((token) => (
            <option key={token} value={token}>
              {token}
            </option>
          ))}
        </SelectBox>
      </div>
      {list}
    </li>
  );
}
