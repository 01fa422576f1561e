import { PageMeta } from '../../meta/page-meta.tsx';
import { nameColors } from '../../names/name-colors.server.ts';
import { orOffline } from '../../offline/or-offline.ts';
import { readDocument } from '../../palettes/document-url.ts';
import { writeHexList } from '../../palettes/hex-list.ts';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { CreatorWorkshop } from './creator-workshop.tsx';

/** Names of the colors in the URL, rendered on the server so that they show without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  const { colors } = readDocument(new URL(request.url).search);
  return { names: nameColors(colors), picture: `/pictures/palette/${writeHexList(colors)}.png` };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, () => ({ names: {} }));

/** The page looks up the names of further colors itself; offline, of all colors. */
export const shouldRevalidate = () => false;

export default function CreatePaletteRoute({ loaderData }: Route.ComponentProps) {
  const { names, ...meta } = loaderData;
  return (
    <>
      <PageMeta
        title="Palette Creator"
        description="Create a palette of five colors: generate, lock, tune, check contrast and export as CSS, JSON, SVG or PNG. Free, without an account."
        {...meta}
      />
      <CreatorWorkshop knownNames={names} />
      <About />
    </>
  );
}
