import { parseHex } from '@swatchwork/color';
import { FEWEST_COLORS } from '@swatchwork/contract/constants';
import { type DesignRoles, paletteOfRoles, type RoleColors } from '@swatchwork/formats/roles';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paletteTheme } from '../../designs/kit/palette-theme.ts';
import { ExportPanel } from '../../palette-files/export/export-panel.tsx';
import { exportedOf } from '../../palette-files/export/exported-palette.ts';
import type { NamedPalette } from '../../palettes/carried-palette.ts';
import { DEFAULT_PALETTE } from '../../palettes/palette-source.ts';
import { shareOfRow } from '../../palettes/share-of-row.ts';
import { wholeColors } from '../../palettes/whole-color.ts';
import { paletteAddress } from '../../tools/go-on/targets.ts';
import { focusIn } from '../../tools/head/focus-in.ts';
import { ToolHead } from '../../tools/head/tool-head.tsx';
import { fragmentOfViews } from '../../tools/head/views.ts';
import { FormButton } from '../../ui/buttons/form-button.tsx';
import { copyWithToast } from '../../ui/copying/copy-with-toast.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { CopySwatch } from '../../ui/swatches/copy-swatch.tsx';
import { useSteps } from './state/use-steps.ts';
import { readView, type View, writeView } from './state/view.ts';

type Props = { palette: NamedPalette | undefined; params: URLSearchParams };

/** A link back, the title, and the palette itself, to copy or save. */
export function VisualizerHeader({ palette, params }: Props) {
  const steps = useSteps();
  const navigate = useNavigate();
  const view = palette && readView(params, palette.colors.length);
  const place = `/palette-visualizer${palette && view ? writeView(palette, view) : ''}`;

  return (
    <>
      <ToolHead
        view="visualizer"
        purpose="See a palette in use, with text that is always readable."
        palette={palette && { ...palette, roles: view?.chosen }}
        addresses={{ creator: creatorLink(palette, view), visualizer: place }}
        back={
          <FormButton
            to={creatorLink(palette, view)}
            variant="quiet"
            className="-mt-3 -ml-4 text-muted"
          >
            <ArrowLeft aria-hidden="true" />
            Back to Palette Creator
          </FormButton>
        }
        actions={{
          ...steps,
          onShare: () =>
            copyWithToast(
              location.origin + place + fragmentOfViews(),
              'Link Copied!',
              'It opens this preview.',
            ),
          save: palette && { onClick: () => navigate(`${creatorLink(palette, view)}#save`) },
          exporting: palette && { onClick: () => focusIn('Palette', '[data-export]') },
        }}
      />
      {palette ? <PaletteBar palette={palette} params={params} /> : <Skeleton className="h-46" />}
    </>
  );
}

type BarProps = { palette: NamedPalette; params: URLSearchParams };

function PaletteBar({ palette, params }: BarProps) {
  const view = useMemo(() => readView(params, palette.colors.length), [params, palette]);
  const whole = wholeColors(palette);

  return (
    <section
      aria-label="Palette"
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-3 pb-6 lg:grid-cols-[minmax(0,1fr)_28rem]"
    >
      <div>
        <h2 className="mb-2 text-xl wrap-anywhere">{palette.name}</h2>
        <ul
          aria-label="Colors"
          className="@container flex flex-wrap overflow-hidden rounded-control border border-line"
        >
          {palette.colors.map((hex, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
              key={i}
              className="grow"
              style={{ flexBasis: shareOf(palette.colors.length) }}
            >
              <CopySwatch color={parseHex(hex)!} css={whole[i]?.css} className="h-14" />
            </li>
          ))}
        </ul>
      </div>
      <div className="noscript:hidden">
        <ExportChoice palette={palette} view={view} />
      </div>
    </section>
  );
}

/** The least width of each of `count` colors. Up to five fit into a row on every screen. */
const shareOf = (count: number): string =>
  count <= 5 ? `calc(99.9% / ${count})` : shareOfRow(count, 5.5);

/** A link to the creator with this palette. */
function creatorLink(palette: NamedPalette | undefined, view: View | undefined): string {
  if (!palette || palette === DEFAULT_PALETTE || palette.colors.length < FEWEST_COLORS) {
    return '/create-palette';
  }
  return paletteAddress('creator', { ...palette, roles: view?.chosen })!;
}

const CONTENTS = [
  { value: 'palette', label: 'Palette' },
  { value: 'roles', label: 'Roles, light and dark' },
] as const;

/** Downloads the palette as it is, or the roles that its colors have in the designs. */
function ExportChoice({ palette, view }: { palette: NamedPalette; view: View }) {
  const [content, choose] = useState<(typeof CONTENTS)[number]['value']>('palette');
  const roles = useMemo(
    () => (content === 'roles' ? exportedRoles(palette, view) : undefined),
    [content, palette, view],
  );

  const whole = useMemo(
    () => exportedOf({ name: palette.name, colors: wholeColors(palette) }),
    [palette],
  );

  return (
    <div className="space-y-3">
      <Segments label="Export" options={CONTENTS} value={content} onChange={choose} />
      <ExportPanel palette={roles ? paletteOfRoles(roles) : whole} roles={roles} />
    </div>
  );
}

/** The roles of a palette as the designs show them, light and dark, and what is written on them. */
function exportedRoles({ name, colors }: NamedPalette, view: View): DesignRoles {
  const inMode = (dark: boolean): RoleColors => {
    const { roles, inksOn } = paletteTheme(colors, { ...view, dark });
    return {
      ...roles,
      'on-primary': inksOn(roles.primary).text,
      'on-secondary': inksOn(roles.secondary).text,
      'on-accent': inksOn(roles.accent).text,
    };
  };
  return { name, light: inMode(false), dark: inMode(true) };
}
