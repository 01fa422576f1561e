import { COLOR_ROLES, type ColorRole, describe, type Hex, parseHex } from '@swatchwork/color';
import { ChevronDown, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { ROLE_LABELS } from '../../../colors/role-labels.ts';
import { VisionSelect } from '../../../colors/vision-select.tsx';
import type { NamedPalette } from '../../../palettes/carried-palette.ts';
import { contrastCheckLink } from '../../../palettes/contrast-check-link.ts';
import { ProofSelect } from '../../../print-colors/proof-select.tsx';
import { SubmitWithoutScript } from '../../../query/submit-without-script.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectBox } from '../../../ui/fields/select-box.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { type View, writeView } from '../state/view.ts';

type Props = {
  palette: NamedPalette;
  view: View;
  change: (next: Partial<View>) => void;
  roles: Readonly<Record<ColorRole, Hex>>;
  /** Whether the chosen print condition could not be loaded. */
  hasFailed: boolean;
};

const TOGGLES = [
  ['dark', 'Dark'],
  ['gray', 'Grayscale'],
  ['contrast', 'Contrast overlay'],
] as const;

/** Settings of the view, and the role of each color. */
export function Controls({ palette, view, change, roles, hasFailed }: Props) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);

  function share() {
    const link = location.origin + pathname + writeView(palette, view);
    copyWithToast(link, 'Link Copied!', 'It opens this palette in this view.');
  }

  return (
    <aside aria-label="View and roles" className="lg:sticky lg:top-18">
      <Button
        aria-expanded={open}
        aria-controls="visualizer-controls"
        onClick={() => setOpen(!open)}
        className="w-full lg:hidden noscript:hidden"
      >
        View and roles
        <ChevronDown aria-hidden="true" className={open ? 'rotate-180' : ''} />
      </Button>
      <form
        action={pathname}
        id="visualizer-controls"
        className={`rounded-panel border border-line bg-raised p-5 max-lg:mt-3 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${open ? '' : 'max-lg:hidden noscript:block'}`}
      >
        {hiddenFields(palette, view).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-x-6 gap-y-4 sm:max-lg:grid-cols-2">
          <div>
            <h2 className="mb-1 text-base">View</h2>
            {TOGGLES.map(([name, label]) => (
              <Checkbox
                key={name}
                {...{ name, label }}
                checked={view[name]}
                onChange={(value) => change({ [name]: value === '1' })}
              />
            ))}
            <VisionSelect
              className="mt-2"
              value={view.vision}
              onChange={(vision) => change({ vision })}
            />
            {view.tab === 'print' && (
              <ProofSelect
                value={view.proof}
                onChange={(proof) => change({ proof })}
                hasFailed={hasFailed}
              />
            )}
          </div>
          <div>
            <h2 className="mb-2 text-base">Roles</h2>
            <RoleFields palette={palette} view={view} change={change} roles={roles} />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={share} className="w-full noscript:hidden">
            <Link2 aria-hidden="true" />
            Share Link
          </Button>
          <LinkButton to={contrastCheckLink(palette)} className="w-full">
            Check contrast
          </LinkButton>
          <SubmitWithoutScript>Show</SubmitWithoutScript>
        </div>
      </form>
    </aside>
  );
}

/** Values that a form sent without JavaScript must preserve. */
function hiddenFields(palette: NamedPalette, { tab, proof }: View): [string, string][] {
  const bare = {
    tab,
    dark: false,
    gray: false,
    contrast: false,
    vision: undefined,
    proof,
    chosen: {},
  };
  return [...new URLSearchParams(writeView(palette, bare))];
}

type RoleFieldsProps = {
  palette: NamedPalette;
  view: View;
  change: (next: Partial<View>) => void;
  roles: Readonly<Record<ColorRole, Hex>>;
};

/** The color of each role; with 'Auto', the properties of the colors decide. */
function RoleFields({ palette, view, change, roles }: RoleFieldsProps) {
  function choose(role: ColorRole, place: string) {
    const { [role]: _, ...rest } = view.chosen;
    change({ chosen: place === '' ? rest : { ...rest, [role]: Number(place) - 1 } });
  }

  return (
    <ul className="space-y-2">
      {COLOR_ROLES.map((role) => {
        const hex = roles[role];
        const isOwn = palette.colors.includes(hex);
        return (
          <li key={role} className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2.5">
            <Swatch color={hex} className="h-11 rounded-control border border-outline" />
            <div className="relative">
              <label htmlFor={`role-${role}`} className="sr-only">
                {ROLE_LABELS[role]}
              </label>
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1 left-3 z-1 text-sm text-muted"
              >
                {ROLE_LABELS[role]}
                {!isOwn && ', adjusted'}
              </span>
              <SelectBox
                id={`role-${role}`}
                name={role}
                autoComplete="off"
                value={view.chosen[role] === undefined ? '' : String(view.chosen[role] + 1)}
                onChange={(event) => choose(role, event.target.value)}
                className="min-h-13 pt-5 pb-0.5 pl-3 text-sm"
              >
                <option value="">{`Auto: ${hex}`}</option>
                {palette.colors.map((color, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed
                  <option key={i} value={i + 1}>
                    {`${color}, ${describe(parseHex(color)!)}`}
                  </option>
                ))}
              </SelectBox>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
