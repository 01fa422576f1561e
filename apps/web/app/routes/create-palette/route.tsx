import { useLocation } from 'react-router';

import { PageMeta } from '../../meta/page-meta.tsx';
import { nameColors } from '../../names/name-colors.server.ts';
import { orOffline } from '../../offline/or-offline.ts';
import { colorTexts } from '../../palettes/carried-palette.ts';
import { readDocument, writeDocument } from '../../palettes/document-url.ts';
import { linkMeta } from '../../palettes/link-meta.ts';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { CreatorWorkshop } from './creator-workshop.tsx';

/** Names of the colors in the URL, rendered on the server so that they show without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  return { names: nameColors(colorTexts(readDocument(new URL(request.url).search))) };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orOffline(serverLoader, () => ({ names: {} }));

/** The page looks up the names of further colors itself; offline, of all colors. */
export const shouldRevalidate = () => false;

export default function CreatePaletteRoute({ loaderData: { names } }: Route.ComponentProps) {
  return (
    <>
      <Meta />
      <CreatorWorkshop knownNames={names} />
      <About />
    </>
  );
}

/** Follows the address by itself, so that the rest of the page is not rendered for it. */
function Meta() {
  const { search } = useLocation();
  const document = readDocument(search);
  const isLink = new URLSearchParams(search).has('colors');

  return (
    <PageMeta
      title="Palette Creator"
      description="Create a palette of two to ten colors: generate, lock, tune, check contrast and export as CSS, JSON, SVG or PNG. Free, without an account."
      {...(isLink &&
        linkMeta('Palette Creator', document, `/create-palette${writeDocument(document)}`))}
    />
  );
}
