import type { UnmetPair } from '@swatchwork/formats/repair';
import type { GroundChoice } from '@swatchwork/theme';

import { Button } from '../../ui/buttons/button.tsx';
import { countOf } from '../../ui/text/format-count.ts';

type Props = {
  unmet: readonly UnmetPair[];
  choice: GroundChoice;
  onChoose: (choice: GroundChoice) => void;
};

/** Asks before a background becomes much lighter or darker, and offers the way back. */
export function AskForGrounds({ unmet, choice, onChoose }: Props) {
  const asking = new Set(unmet.filter(({ reason }) => reason === 'ground').map(({ pair }) => pair));
  if (asking.size === 0 && choice === 'keep') return null;
  const mayMove = choice === 'may-move';
  const verb = asking.size === 1 ? 'passes' : 'pass';

  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {mayMove
        ? 'Backgrounds may become much lighter or darker.'
        : `${countOf(asking.size, 'pair')} ${verb} only if a background becomes much lighter or darker. Light stays light, dark stays dark.`}
      <Button size="small" onClick={() => onChoose(mayMove ? 'keep' : 'may-move')}>
        {mayMove ? 'Keep backgrounds' : 'Let backgrounds change'}
      </Button>
    </p>
  );
}
