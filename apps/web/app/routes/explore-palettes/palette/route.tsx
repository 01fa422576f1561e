import { ApiError, type Client } from '@swatchwork/client';
import { useEffect, useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';

import { apiContext } from '../../../api/api-context.ts';
import type { PaletteEntry } from '../../../api/types.ts';
import { PageMeta } from '../../../meta/page-meta.tsx';
import { hexesOf } from '../../../palettes/palette-face.tsx';
import { ErrorPage } from '../../../shell/error-page.tsx';
import { BackLink } from '../../../tools/back-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { countOf } from '../../../ui/text/format-count.ts';
import { exploreClient } from '../explore-client.ts';
import { ExportDialog } from '../export-dialog.tsx';
import { PaletteActions } from '../palette-actions.tsx';
import { PaletteFacts } from '../palette-facts.tsx';
import { PaletteGrid, palettePath } from '../palette-grid.tsx';
import { PaletteIcons } from '../palette-icons.tsx';
import { useLikes } from '../use-likes.ts';
import type { Route } from './+types/route.ts';
import { ColorRow } from './color-row.tsx';
import { TagList } from './tag-list.tsx';
import { UnknownPalette } from './unknown-palette.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), params.id);

/** Only the browser has the token with which the owner sees a private palette. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(exploreClient, params.id);

async function load(client: Client, id: string) {
  const [palette, similar] = await Promise.all([
    client.palettes.get(id).catch((error) => {
      const isUnknown = error instanceof ApiError && error.status === 404;
      throw isUnknown ? data(null, { status: 404 }) : error;
    }),
    client.palettes.similar(id).catch((): PaletteEntry[] => []),
  ]);
  return { palette, similar };
}

/** One palette at an address of its own, with its like. */
export default function PaletteRoute({ loaderData }: Route.ComponentProps) {
  const { palette, similar } = loaderData;
  const { id, name, description, isPublic } = palette;
  const [isExporting, setExporting] = useState(false);
  const { likeOf, toggle } = useLikes([palette]);
  const hexes = hexesOf(palette);

  useEffect(() => {
    exploreClient.palettes.view(id).catch(() => {}); // only a counter
  }, [id]);

  return (
    <div className="container-page pb-20">
      <PaletteIcons />
      <PageMeta
        title={`${name}, a color palette`}
        description={`${description ? `${description} ` : ''}${hexes.join(', ')}.`}
        path={palettePath(id)}
        noindex={!isPublic}
      />
      <BackLink to="/explore-palettes">Back to Explore Palettes</BackLink>
      <div className="wrap-anywhere">
        <PageHeader title={name}>{description ?? countOf(hexes.length, 'color')}</PageHeader>
      </div>
      <ColorRow colors={palette.colors} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="-ml-2">
          <PaletteActions
            palette={palette}
            like={likeOf(palette)}
            onLike={() => toggle(palette)}
            onExport={() => setExporting(true)}
          />
        </div>
        <div className="max-sm:w-full">
          <PaletteFacts palette={palette} />
        </div>
      </div>
      <TagList tags={palette.tags} />
      <ExportDialog
        palette={isExporting ? palette : undefined}
        onClose={() => setExporting(false)}
      />
      {similar.length > 0 && (
        <section id="similar" aria-labelledby="similar-title" className="mt-14">
          <h2 id="similar-title" className="mb-5 text-2xl">
            Similar palettes
          </h2>
          <PaletteGrid label="Similar palettes" palettes={similar} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <UnknownPalette /> : <ErrorPage error={error} />;
}
