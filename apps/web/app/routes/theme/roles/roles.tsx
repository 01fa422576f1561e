import { describe, type Hex, parseHex } from '@swatchwork/color';
import {
  type Family,
  type RoleName,
  rolesOf,
  THEME_MODES,
  type Theme,
  type ThemeMode,
} from '@swatchwork/theme';
import { type ThemeDocument, withOverride } from '@swatchwork/theme/link';
import { memo, useState } from 'react';
import { ModeHeads } from '../../../themes/mode-heads.tsx';
import { MODE_NAMES, titleOf } from '../../../themes/mode-names.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { OptionalColor } from '../optional-color.tsx';
import type { ThemeDispatch } from '../state/use-theme-state.ts';
import { OverrideList } from './override-list.tsx';

type Props = { theme: Theme; document: ThemeDocument; dispatch: ThemeDispatch };
type Place = { mode: ThemeMode; role: RoleName };

/** The color of each role in each mode; any can be set by hand, and what breaks by it is told. */
export const Roles = memo(function Roles({ theme, document, dispatch }: Props) {
  const [family, setFamily] = useState<Family>('brand');
  const [place, setPlace] = useState<Place>({ mode: 'light', role: 'brand-solid' });
  const families = Object.keys(theme.scales) as Family[];
  const shown = theme.scales[family] ? family : 'brand';
  const { mode, role } = theme.modes[place.mode].roles[place.role]
    ? place
    : { mode: place.mode, role: 'brand-solid' as const };

  function set({ mode, role }: Place, color: string | undefined, gesture?: string) {
    const change = { overrides: withOverride(document, mode, role, color) };
    dispatch({ type: 'change', change, ...(gesture && { gesture }) });
  }

  function chooseFamily(next: Family) {
    setFamily(next);
    setPlace({ mode, role: next === 'neutral' ? 'text' : `${next}-solid` });
  }

  return (
    <section aria-labelledby="roles">
      <h2 id="roles" className="text-xl">
        Roles
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        Each role has a color in each mode. Choose one to override it; every pair that then fails is
        listed.
      </p>
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="overflow-hidden rounded-panel border border-line bg-raised">
          <div className="border-b border-line p-4">
            <Select
              label="Family"
              name="family"
              autoComplete="off"
              options={families.map((one) => ({ value: one, label: nameOf(theme, one) }))}
              value={shown}
              onChange={(event) => chooseFamily(event.target.value as Family)}
              className="max-w-72 noscript:hidden"
            />
          </div>
          <table className="w-full table-fixed text-sm">
            <caption className="sr-only">{`Roles of ${nameOf(theme, shown)}`}</caption>
            <thead>
              <tr className="border-b border-line text-left [&>th]:px-2 [&>th]:py-2 [&>th]:font-medium">
                <th scope="col" className="w-[34%] pl-4!">
                  Role
                </th>
                <ModeHeads />
              </tr>
            </thead>
            <tbody>
              {rolesOf(shown).map((name) => (
                <tr key={name} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1 pr-1 pl-4 text-left font-normal wrap-anywhere">
                    {name}
                  </th>
                  {THEME_MODES.map((one) => (
                    <RoleCell
                      key={one}
                      mode={one}
                      role={name}
                      hex={theme.modes[one].roles[name]!.hex}
                      isChosen={mode === one && role === name}
                      isOwn={document.overrides[one]?.[name] !== undefined}
                      onChoose={setPlace}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="space-y-5 lg:sticky lg:top-18">
          <div className="rounded-panel border border-line bg-raised p-4 noscript:hidden">
            <OptionalColor
              key={`${mode} ${role}`}
              label={`${titleOf(role)} in ${MODE_NAMES[mode].toLowerCase()}`}
              value={document.overrides[mode]?.[role] ?? ''}
              placeholder={theme.modes[mode].roles[role]!.hex}
              onChange={(color) => set({ mode, role }, color, `override ${mode} ${role}`)}
            />
          </div>
          <OverrideList theme={theme} onSet={(at, color) => set(at, color)} />
        </div>
      </div>
    </section>
  );
});

const nameOf = (theme: Theme, family: Family): string => {
  const { name } = theme.scales[family]!;
  return name === family ? titleOf(family) : name;
};

type CellProps = Place & {
  hex: Hex;
  isChosen: boolean;
  isOwn: boolean;
  onChoose: (place: Place) => void;
};

const RoleCell = memo(function RoleCell({ mode, role, hex, isChosen, isOwn, onChoose }: CellProps) {
  const name = `${role} in ${MODE_NAMES[mode].toLowerCase()}`;
  return (
    <td className="p-1">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${name}, ${hex}, ${describe(parseHex(hex)!)}${isOwn ? ', set by hand' : ''}`}
        onClick={() => onChoose({ mode, role })}
        className="flex min-h-9 w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-control p-1 text-left hover:bg-hover aria-pressed:outline-2 aria-pressed:outline-ink"
      >
        <Swatch color={hex} className="h-6 w-9 shrink-0 rounded-[6px] border border-line" />
        <span className={`font-mono text-sm max-sm:sr-only ${isOwn ? 'font-semibold' : ''}`}>
          {hex}
        </span>
        {isOwn && <span className="text-sm font-semibold">set</span>}
      </button>
    </td>
  );
});
