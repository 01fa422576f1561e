import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { slug } from '../../text/text.ts';
import { xmlNodes } from '../../text/xml-nodes.ts';
import { argbColor } from '../argb-color.ts';

const FORMAT = 'Android resources';
const LONGEST_CHAIN = 32; // references to references; a longer chain is a circle

/** Colors that Android itself brings. */
const SYSTEM: Partial<Record<string, string>> = {
  '@android:color/black': '#000000',
  '@android:color/white': '#ffffff',
  '@android:color/transparent': '#00000000',
};

interface Resource {
  name: string;
  value: string;
  comment: string | undefined;
  at: number;
}

/**
 * Reads the colors of Android's resources, in which alpha comes first; references among them are
 * followed. A comment behind a color on its line names it, else its resource does; a comment before
 * the first color names the palette if it begins the names of colors, too, as our own writer has it.
 *
 * @throws {FormatError} If there is no color.
 * @see https://developer.android.com/guide/topics/resources/more-resources#Color
 */
export function readAndroid(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const { title, resources, others } = collect(text);
  const known = new Map(resources.map(({ name, value }) => [`@color/${name}`, value]));
  const own = isOurs(title, resources);
  let missing = 0;
  let broken = 0;
  for (const { name, value, comment, at } of resources) {
    const color = argbColor(follow(value, known) ?? '');
    if (color) {
      const label = comment ?? (own ? undefined : name);
      palette.add(color.color, at, { name: label, alpha: color.alpha });
    } else if (value.startsWith('@') || value.startsWith('?')) missing += 1;
    else broken += 1;
  }
  palette.name = isTitle(title, resources) ? title : '';
  palette.tally(
    missing,
    '{reference|references} to {a color|colors} that {is|are} not in the file {was|were} left out.',
  );
  palette.tally(broken, '{resource was|resources were} not {a color|colors}.');
  palette.tally(others, '{resource|resources} of {another kind was|other kinds were} left out.');
  return palette.build();
}

/**
 * Our own writer puts the name of the palette before all colors and numbers those without a name;
 * the others have it in a comment.
 */
function isOurs(title: string, resources: readonly Resource[]): boolean {
  const family = slug(title).replaceAll('-', '');
  return resources.every(({ name, comment }, i) => {
    const plain = name.replaceAll('_', '');
    const isNumbered = name.endsWith(`_${i + 1}`) && plain === `${family}${i + 1}`;
    return isNumbered || (comment !== undefined && plain.startsWith(family));
  });
}

/** Whether a comment is the palette's name, which then begins those of its colors. */
function isTitle(title: string, [first]: readonly Resource[]): boolean {
  if (title === '' || title === 'Palette' || !first) return false;
  return first.name.replaceAll('_', '').startsWith(slug(title).replaceAll('-', ''));
}

/** The colors, what the first comment inside says, and how many other resources there are. */
function collect(text: string) {
  const resources: Resource[] = [];
  let title = '';
  let others = 0;
  let isInside = false;
  let open: Resource | undefined;
  let closed: { resource: Resource; end: number } | undefined;
  for (const { kind, name, attributes, text: content, at } of xmlNodes(text, FORMAT)) {
    if (kind === 'comment') {
      const isBehind = closed && /^[ \t]*$/.test(text.slice(closed.end, at));
      if (isBehind) closed!.resource.comment = content;
      else if (isInside && resources.length === 0 && others === 0) title ||= content;
    }
    closed = undefined;
    if (kind === 'close' && open) {
      closed = { resource: open, end: text.indexOf('>', at) + 1 };
      open = undefined;
    } else if (kind === 'open') {
      if (name === 'resources') isInside = true;
      else if (name === 'color' || attributes.get('type') === 'color') {
        open = { name: attributes.get('name') ?? '', value: content, comment: undefined, at };
        resources.push(open);
      } else if (attributes.has('name')) others += 1;
    }
  }
  return { title, resources, others };
}

function follow(value: string, known: ReadonlyMap<string, string>): string | undefined {
  let found: string | undefined = value;
  for (let step = 0; step < LONGEST_CHAIN && found?.startsWith('@'); step++) {
    found = SYSTEM[found] ?? known.get(found);
  }
  return found;
}
