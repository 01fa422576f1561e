import { formatRatio, type Hex } from '@swatchwork/color';
import type { OverrideResult, RoleName, Theme, ThemeMode } from '@swatchwork/theme';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { MODE_NAMES } from '../../../themes/mode-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';

/** So many broken pairs are named; the contract has them all. */
const NAMED = 4;

type Place = { mode: ThemeMode; role: RoleName };
type Props = { theme: Theme; onSet: (place: Place, color: Hex | undefined) => void };

/** What was set by hand, what breaks by it, and the nearest color that repairs it. */
export function OverrideList({ theme, onSet }: Props) {
  const { overrides } = theme;
  const broken = overrides.filter(({ breaks }) => breaks.length > 0).length;

  return (
    <div>
      <p role="status" className="text-sm text-muted">
        {overrides.length === 0
          ? 'No role is overridden.'
          : broken === 0
            ? `${overrides.length} overridden, and every pair still passes.`
            : `${overrides.length} overridden; ${broken} of them make pairs fail.`}
      </p>
      <ul aria-label="Overridden roles" className="mt-2 space-y-3">
        {overrides.map((one) => (
          <Override
            key={`${one.mode} ${one.role}`}
            of={one}
            theme={theme}
            onSet={(color) => onSet(one, color)}
          />
        ))}
      </ul>
    </div>
  );
}

type OverrideProps = {
  of: OverrideResult;
  theme: Theme;
  onSet: (color: Hex | undefined) => void;
};

function Override({ of, theme, onSet }: OverrideProps) {
  const { mode, role, hex, breaks, repair } = of;
  const place = `${role} in ${MODE_NAMES[mode].toLowerCase()}`;
  const Icon = breaks.length === 0 ? CircleCheck : TriangleAlert;
  const named = theme.pairs.filter(({ id }) => breaks.includes(id)).slice(0, NAMED);

  return (
    <li className="rounded-panel border border-line bg-raised p-4 text-sm">
      <p className="flex items-center gap-2.5">
        <Swatch color={hex} className="h-6 w-9 shrink-0 rounded-[6px] border border-line" />
        <span className="wrap-anywhere">
          <span className="font-medium">{place}</span> <span className="font-mono">{hex}</span>
        </span>
      </p>
      <p className="mt-2 flex items-start gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {breaks.length === 0
          ? 'All its pairs pass.'
          : `${breaks.length} ${breaks.length === 1 ? 'pair fails' : 'pairs fail'} because of it${repair ? '' : '; no color of its hue passes all of them'}.`}
      </p>
      {named.length > 0 && (
        <ul className="mt-1 space-y-0.5 pl-6">
          {named.map((pair) => (
            <li key={pair.id} className="wrap-anywhere">
              {pair.foreground} on {pair.background}:{' '}
              <span className="font-mono">{formatRatio(pair.modes[mode].ratio)}</span> of{' '}
              {pair.modes[mode].minimum}
            </li>
          ))}
          {breaks.length > NAMED && <li>and {breaks.length - NAMED} more</li>}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {breaks.length > 0 && repair && (
          <Button
            size="small"
            variant="primary"
            aria-label={`Use ${repair} for ${place}`}
            onClick={() => onSet(repair)}
          >
            <Swatch color={repair} className="size-4 rounded-full border border-current" />
            Use <span className="font-mono">{repair}</span>
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Reset ${place}`}
          onClick={() => onSet(undefined)}
          className="noscript:hidden"
        >
          Reset
        </Button>
      </div>
    </li>
  );
}
