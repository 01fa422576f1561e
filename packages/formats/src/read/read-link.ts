import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const FORMAT = 'Link';
const LONGEST = 100_000; // characters; no browser keeps a longer address

const LINK =
  /^(?:https?:\/\/|(?:www\.)?(?:coolors\.co|colorhunt\.co|color\.adobe\.com|realtimecolors\.com)\/)\S+$/i;

/** Whether a text is one link, with or without `https://` where the site is known. */
export const isLink = (text: string): boolean => text.length < LONGEST && LINK.test(text.trim());

/**
 * Reads the colors in a link itself; nothing is fetched. It knows coolors.co, colorhunt.co,
 * color.adobe.com and our own site; any other link works if its path, query or fragment holds a
 * list such as `aabbcc-ddeeff` or `aabbcc,ddeeff`.
 *
 * @throws {FormatError} If the link holds no colors.
 */
export function readLink(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const address = text.trim();
  const url = parse(address);
  if (!url) throw palette.broken(0, 'it is not a valid URL');
  const host = url.hostname.replace(/^www\./, '');
  palette.name = url.searchParams.get('name') ?? '';
  if (host === 'color.adobe.com') readAdobe(url, palette);
  if (palette.size === 0) {
    const [hexes, ...others] = host === 'colorhunt.co' ? colorHunt(url.pathname) : listsOf(url);
    const start = Math.max(0, address.indexOf(hexes?.[0] ?? ''));
    for (const hex of hexes ?? []) palette.addCss(`#${hex.replace('#', '')}`, start);
    palette.tally(
      others.filter(({ length }) => length > 1).length,
      'other {list|lists} of colors in the link {was|were} left out.',
    );
  }
  return palette.build();
}

const parse = (address: string): URL | undefined =>
  URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`) ?? undefined;

/** `/palette/` and four hexes without separators. */
const colorHunt = (path: string): string[][] => {
  const digits = /\/palette\/((?:[\da-f]{6}){1,20})\/?$/i.exec(path)?.[1];
  return digits ? [digits.match(/.{6}/g) ?? []] : [];
};

/** `rgbvalues=0.1,0.2,…`: three for each color, 0…1. */
function readAdobe({ searchParams }: URL, palette: PaletteBuilder): void {
  const values = (searchParams.get('rgbvalues') ?? '').split(',').map(Number);
  for (let i = 0; i + 2 < values.length; i += 3) {
    const [r = 0, g = 0, b = 0] = values.slice(i, i + 3);
    palette.add({ r, g, b }, 0);
  }
  palette.tally(
    palette.size > 0 && values.length % 3 > 0 ? 1 : 0,
    'color of the link is cut short and was left out.',
  );
}

/**
 * The lists in the query, the path and the fragment, those of several colors first. Of lists that are the
 * same, the first counts.
 */
function listsOf(url: URL): string[][] {
  const fragment = url.hash.slice(1);
  const places = [
    ...url.searchParams.values(),
    ...url.pathname.split('/').map(decode),
    ...new URLSearchParams(fragment).values(),
    decode(fragment),
  ];
  const lists = new Map(
    places.flatMap((place) => {
      const list = hexList(place.trim());
      return list ? [[list.join(), list] as const] : [];
    }),
  );
  return [...lists.values()].sort(
    (one, other) => Number(other.length > 1) - Number(one.length > 1),
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `aabbcc-ddeeff` and the like: nothing but bare hexes. */
function hexList(text: string): string[] | undefined {
  const parts = text.split(/[-_,+|]/);
  return parts.every((part) => /^#?[\da-f]{6}$/i.test(part)) ? parts : undefined;
}
