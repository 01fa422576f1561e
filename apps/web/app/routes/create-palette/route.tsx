import { type Hex, parseHex } from '@swatchwork/color';

import { PageMeta } from '../../meta/page-meta.tsx';
import { orOffline } from '../../offline/or-offline.ts';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { CreatorWorkshop } from './creator-workshop.tsx';
import { readDocument } from './state/document-url.ts';
import { writeHexList } from './state/hex-list.ts';

/** Names of the colours in the URL, so that they read without JavaScript and from the start. */
export const loader = ({ request }: Route.LoaderArgs) => nameColors(request);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, () => nameColors(request));

async function nameColors(request: Request) {
  const { nearestColorName } = await import('@swatchwork/color/names');
  const { colors } = readDocument(new URL(request.url).search);
  const names: Partial<Record<Hex, string>> = {};
  for (const color of colors) names[color] = nearestColorName(parseHex(color)!).name;
  return { names, picture: `/pictures/palette/${writeHexList(colors)}.png` };
}

/** The page names further colours itself. */
export const shouldRevalidate = () => false;

export default function CreatePaletteRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Palette Creator"
        description="Create a palette of five colours: generate, lock, tune, check contrast and export as CSS, JSON, SVG or PNG. Free, without an account."
        picture={loaderData.picture}
      />
      <CreatorWorkshop knownNames={loaderData.names} />
      <About />
    </>
  );
}
