import { ApiError, type Client } from '@swatchwork/client';
import { assignRoles, COLOR_ROLES, formatHex, type Hex, parseHex } from '@swatchwork/color';
import { picturePath } from '@swatchwork/contract/constants';
import { useEffect, useState } from 'react';
import { data, isRouteErrorResponse, Link, redirect } from 'react-router';
import { apiContext } from '../../../api/api-context.ts';
import { browserClient } from '../../../api/browser-client.ts';
import { readForm } from '../../../api/read-form.ts';
import type { PaletteEntry } from '../../../api/types.ts';
import { UnknownHere } from '../../../auth/unknown-here.tsx';
import { PaletteContrast } from '../../../colors/contrast/palette-contrast.tsx';
import { ROLE_LABELS } from '../../../colors/role-labels.ts';
import { JsonLd } from '../../../meta/json-ld.tsx';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { usePublicUrl } from '../../../meta/use-public-url.ts';
import { exportedOf } from '../../../palette-files/export/exported-palette.ts';
import { PageSheet } from '../../../palette-files/print/page-sheet.tsx';
import { carriedOf } from '../../../palettes/carried-palette.ts';
import { HeldMark } from '../../../palettes/held-mark.tsx';
import { hexesOf } from '../../../palettes/hexes-of.ts';
import { HouseMark } from '../../../palettes/house-mark.tsx';
import { palettePath } from '../../../palettes/palette-path.ts';
import { wholeColors } from '../../../palettes/whole-color.ts';
import { InPrintSection } from '../../../print-colors/in-print.tsx';
import { AddDialog } from '../../../projects/add-dialog.tsx';
import { ReportForm } from '../../../reports/report-form.tsx';
import { sendReport } from '../../../reports/send-report.ts';
import { ErrorPage } from '../../../shell/error-page.tsx';
import { BackLink } from '../../../tools/back-link.tsx';
import { GoOnWithPalette } from '../../../tools/go-on/go-on-with-palette.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Swatch } from '../../../ui/swatches/swatch.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { tagLink } from '../explore-query.ts';
import { ExportDialog } from '../export-dialog.tsx';
import { PaletteFacts } from '../palette-facts.tsx';
import { PaletteGrid } from '../palette-grid.tsx';
import { PaletteIcons } from '../palette-icons.tsx';
import { useLikes } from '../use-likes.ts';
import type { Route } from './+types/route.ts';
import { ColorRow } from './color-row.tsx';
import { Downloads } from './downloads.tsx';
import { EmbedCode, EmbedLink } from './embed-code.tsx';
import { PaletteButtons } from './palette-buttons.tsx';
import { structuredPalette } from './structured-palette.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), params);

/** Only the browser has the token with which the owner sees a private palette. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserClient, params);

/** A report; of the browser it comes with its token or its visitor id. */
export async function action({ context, request }: Route.ActionArgs) {
  const { report } = context.get(apiContext).palettes;
  const result = await sendReport('palette', report, await readForm(request));
  return result.error ? data(result, { status: 400 }) : result;
}

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  sendReport('palette', browserClient.palettes.report, await readForm(request));

/** Former names, and the address by the id that earlier links have, lead to the present address. */
async function load(client: Client, { slug, id }: Route.LoaderArgs['params']) {
  const palette = await client.palettes.get(encodeURIComponent(slug ?? id)).catch((error) => {
    const isUnknown = error instanceof ApiError && error.status === 404;
    throw isUnknown ? data(null, { status: 404 }) : error;
  });
  if (palette.slug !== slug) throw redirect(palettePath(palette), 301);
  const similar = await client.palettes.similar(palette.id).catch((): PaletteEntry[] => []);
  return { palette, similar };
}

/** A palette at an address of its own, with everything that can be told from its colors. */
export default function PaletteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { palette, similar } = loaderData;
  const { id, name, description, isPublic, held } = palette;
  const [isExporting, setExporting] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { likeOf, toggle } = useLikes([palette]);
  const hexes = hexesOf(palette);
  const carried = carriedOf(palette.colors);
  const publicUrl = usePublicUrl();

  useEffect(() => {
    browserClient.palettes.view(id).catch(() => {}); // only a counter
  }, [id]);

  return (
    <div className="container-page pb-20">
      <PaletteIcons />
      <PageSheet find={() => exportedOf(palette)} />
      <PageMeta
        title={`${name}, a color palette`}
        description={`${description ? `${description} ` : ''}${hexes.join(', ')}.`}
        path={palettePath(palette)}
        picture={picturePath(hexes, name)}
        noindex={!isPublic}
      />
      {isPublic && <EmbedLink palette={palette} />}
      {isPublic && <JsonLd data={structuredPalette(palette, publicUrl)} />}
      <BackLink to="/explore-palettes">Back to Explore Palettes</BackLink>
      <div className="wrap-anywhere">
        <PageHeader title={name}>{description ?? countOf(hexes.length, 'color')}</PageHeader>
      </div>
      {held && <HeldMark held={held} className="mb-4 max-w-[68ch]" />}
      <ColorRow colors={palette.colors} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <PaletteButtons
          palette={palette}
          like={likeOf(palette)}
          onLike={() => toggle(palette)}
          onExport={() => setExporting(true)}
          onAdd={() => setAdding(true)}
        />
        <div className="flex flex-wrap gap-x-3 text-sm text-muted">
          <HouseMark palette={palette} full />
          <PaletteFacts palette={palette} />
        </div>
      </div>
      <TagList tags={palette.tags} />
      <GoOnWithPalette palette={{ ...carried, name }} except={['creator', 'visualizer']} />
      <ExportDialog
        palette={isExporting ? palette : undefined}
        onClose={() => setExporting(false)}
      />
      <AddDialog item={isAdding ? palette : undefined} onClose={() => setAdding(false)} />
      <div className="mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-[2fr_1fr]">
        <section aria-labelledby="contrast-title">
          <h2 id="contrast-title" className="mb-3 text-2xl">
            Contrast
          </h2>
          <PaletteContrast
            colors={wholeColors(carried)}
            className="grid items-start gap-8 sm:grid-cols-2"
          />
        </section>
        <section aria-labelledby="roles-title">
          <h2 id="roles-title" className="mb-3 text-2xl">
            Roles
          </h2>
          <p className="mb-4 text-sm text-muted">
            What each color can do in a design, as shown in the Palette Visualizer.
          </p>
          <PaletteRoles colors={hexes} />
        </section>
      </div>
      <InPrintSection colors={wholeColors(carried)} className="mt-14" />
      {isPublic && (
        <section aria-labelledby="downloads-title" className="mt-14">
          <h2 id="downloads-title" className="mb-4 text-2xl">
            Downloads
          </h2>
          <Downloads palette={palette} />
          <EmbedCode palette={palette} />
        </section>
      )}
      {similar.length > 0 && (
        <section id="similar" aria-labelledby="similar-title" className="mt-14">
          <h2 id="similar-title" className="mb-5 text-2xl">
            Similar palettes
          </h2>
          <PaletteGrid label="Similar palettes" palettes={similar} />
        </section>
      )}
      {isPublic && <ReportForm key={id} kind="palette" id={id} result={actionData} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownHere waiting="Loading your palettes…" /> : <ErrorPage error={error} />;
}

/** Every tag of a palette, linked to the palettes with that tag. */
function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={tagLink(tag)}
            className="flex min-h-9 items-center truncate rounded-full border border-outline px-3 text-sm hover:bg-hover"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The color of each role in a design, as the visualizer assigns them. */
function PaletteRoles({ colors }: { colors: readonly Hex[] }) {
  const roles = assignRoles(colors.map((hex) => parseHex(hex)!));

  return (
    <ul aria-label="Roles" className="divide-y divide-line border-y border-line">
      {COLOR_ROLES.map((role) => {
        const hex = formatHex(roles[role]);
        return (
          <li key={role} className="flex items-center gap-3 py-2 text-sm">
            <Swatch color={hex} className="size-9 shrink-0 rounded-control border border-line" />
            <span className="flex-1">
              {ROLE_LABELS[role]}
              {!colors.includes(hex) && <span className="text-muted">, adjusted</span>}
            </span>
            <span className="font-mono">{hex}</span>
          </li>
        );
      })}
    </ul>
  );
}
