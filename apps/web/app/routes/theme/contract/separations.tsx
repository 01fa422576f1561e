import {
  GROUND_ROLES,
  type RoleName,
  type Separation,
  THEME_MODES,
  type Theme,
} from '@swatchwork/theme';
import { Check, X } from 'lucide-react';
import { memo } from 'react';

import { MODE_NAMES } from '../../../themes/mode-names.ts';

/**
 * How well the brand, status and chart colors are told apart, by the eyes to which they are most
 * alike, each solid from the ground that is nearest to it, and links from visited ones.
 */
export const Separations = memo(function Separations({ theme: { separations } }: { theme: Theme }) {
  const rows = new Map<string, Separation[]>();
  for (const one of separations) {
    const name = nameOf(one);
    rows.set(name, [...(rows.get(name) ?? []), one]);
  }
  const failing = separations.filter(({ passes }) => !passes).length;
  if (rows.size === 0) return null;

  return (
    <section aria-labelledby="separations">
      <h2 id="separations" className="text-xl">
        Distinct colors
      </h2>
      <p className="mt-1 text-muted">
        {failing === 0
          ? 'Brand, status and chart colors stay distinct in every type of vision, and buttons stand out from the page.'
          : `${failing} of ${separations.length} are hard to tell apart: add an icon or a label.`}
      </p>
      <div className="mt-3 overflow-hidden rounded-panel border border-line bg-raised">
        <table className="w-full table-fixed text-sm">
          <caption className="sr-only">
            Smallest distance of two colors, ΔE OK (ΔE 2000 for charts), and the vision or
            background where it occurs
          </caption>
          <thead>
            <tr className="border-b border-line text-left [&>th]:px-2 [&>th]:py-2 [&>th]:font-medium sm:[&>th]:px-3">
              <th scope="col">Colors</th>
              {THEME_MODES.map((mode) => (
                <th key={mode} scope="col">
                  {MODE_NAMES[mode]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].map(([name, found]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="px-2 py-2 text-left font-normal sm:px-3">
                  {name}
                </th>
                {THEME_MODES.map((mode) => (
                  <Distance key={mode} of={found.find((one) => one.mode === mode)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

const isGround = (role: RoleName) => GROUND_ROLES.some((ground) => ground === role);

const family = (role: RoleName) => role.replace(/-solid$/, '');

const nameOf = ({ first, second }: Separation) =>
  isGround(second)
    ? `${family(first)} and its nearest background`
    : `${family(first)} and ${family(second)}`;

function Distance({ of }: { of: Separation | undefined }) {
  const Icon = of?.passes ? Check : X;
  return (
    <td className="px-2 py-2 sm:px-3">
      {of && (
        <>
          <span className="flex items-center gap-1">
            <span className="font-mono">{of.distance.toFixed(of.minimum < 1 ? 3 : 1)}</span>
            <Icon aria-hidden="true" className="size-4" />
            <span className="sr-only">{of.passes ? 'apart' : 'too similar'}</span>
          </span>
          <span className="text-muted">{isGround(of.second) ? of.second : of.vision}</span>
        </>
      )}
    </td>
  );
}
