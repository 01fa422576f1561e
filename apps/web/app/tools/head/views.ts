import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { type CarriedPalette, colorTexts } from '../../palettes/carried-palette.ts';
import { toolOf } from '../all-tools.ts';
import { paletteAddress } from '../go-on/targets.ts';

/** The tools that show one project, and what their links are called. */
const VIEWS = [
  { id: 'creator', label: 'Palette' },
  { id: 'theme', label: 'Theme' },
  { id: 'data', label: 'Charts' },
  { id: 'palette-contrast', label: 'Contrast' },
  { id: 'visualizer', label: 'Preview' },
] as const;

export type ViewId = (typeof VIEWS)[number]['id'];

export type Addresses = Partial<Record<ViewId, string>>;

/** The views that were left by the link that was followed last, each with all that it held. */
let followed: { to: string; left: Addresses } | undefined;

/** The creator as it was left before the page that is shown, if a link of these led on from there. */
export const creatorLeft = (): string | undefined => followed?.left.creator;

/** Of the page that is shown, its other views as they were left; every page with these links replaces it. */
let others: Addresses = {};

/** A fragment for a link to share: it restores the other views as they were left, and no server reads it. */
export const fragmentOfViews = (): string =>
  Object.keys(others).length > 0 ? `#${new URLSearchParams(others)}` : '';

/** The views in a fragment of any origin: addresses of their own pages. */
function readFragment(fragment: string): Addresses {
  const params = new URLSearchParams(fragment.slice(1));
  return Object.fromEntries(
    VIEWS.flatMap(({ id }) => {
      const to = params.get(id);
      return to?.startsWith(`${toolOf(id).path}?`) ? [[id, to]] : [];
    }),
  );
}

/**
 * Links to the views of a project. Each carries the palette; one that a person came from opens as it was left, as long
 * as the colors are those that it handed on.
 *
 * @param palette Undefined while the page has no colors.
 * @param own The address of the page with all that it holds, and those of views that take more than the palette.
 */
export function useViews(view: ViewId, palette: CarriedPalette | undefined, own: Addresses) {
  const { pathname, search, hash } = useLocation();
  const [left, setLeft] = useState(() => (followed?.to === pathname + search ? followed.left : {}));
  const colors = palette && colorTexts(palette).join();
  const [arrived, setArrived] = useState(colors);
  if (arrived === undefined && colors !== undefined) setArrived(colors);
  const kept = colors === arrived ? left : {};
  const known = { ...own, ...kept, [view]: own[view] };

  useEffect(() => {
    const shared = readFragment(hash); // not while rendering: the server knows no fragment
    if (Object.keys(shared).length > 0) setLeft(shared);
  }, [hash]);
  useEffect(() => {
    const { [view]: _, ...rest } = kept;
    others = rest;
  });

  return VIEWS.map(({ id, label }) => {
    const to = known[id] ?? (palette && paletteAddress(id, palette)) ?? toolOf(id).path;
    return { id, label, to, isCurrent: id === view, follow: () => remember(to, known) };
  });
}

function remember(to: string, left: Addresses) {
  const { pathname, search } = new URL(to, location.href); // as the page of the link will have it
  followed = { to: pathname + search, left };
}
