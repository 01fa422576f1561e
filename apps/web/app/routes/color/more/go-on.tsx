import { formatHex, type Srgb } from '@swatchwork/color';
import { paletteLink } from '../../../palettes/palette-link.ts';
import { toolPath } from '../../../tools/tools.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ColorForm } from '../color-form.tsx';

/** Links to tools for the color, and a form for another one. */
export function GoOn({ color }: { color: Srgb }) {
  const hex = formatHex(color);
  const value = encodeURIComponent(hex);
  const links = [
    { to: paletteLink(color, []), label: 'Make a palette' },
    { to: `${toolPath('converter')}?color=${value}`, label: 'Convert' },
    { to: `${toolPath('contrast')}?text=${value}`, label: 'Check contrast' },
    { to: `/interactive-color-wheel?color=${hex.slice(1)}`, label: 'Turn the wheel' },
    { to: '/web-safe-colors', label: 'Web safe colors' },
  ];

  return (
    <section className="mt-14 border-t border-line pt-12">
      <h2 className="text-xl">Go on with {hex}</h2>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <nav aria-label="Tools for this color" className="flex flex-wrap gap-3">
          {links.map(({ to, label }) => (
            <LinkButton key={label} to={to}>
              {label}
            </LinkButton>
          ))}
        </nav>
        <ColorForm initial={hex} />
      </div>
    </section>
  );
}
