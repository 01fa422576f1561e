import { joinBytes } from '../src/bytes/join-bytes.ts';

/** A value of a property list to be written; a {@link Ref} stands for a place in an archive. */
export type Value =
  | string
  | number
  | boolean
  | Uint8Array
  | Ref
  | Value[]
  | { [key: string]: Value };

/** A reference to an object of an archive. */
export class Ref {
  readonly place: number;

  constructor(place: number) {
    this.place = place;
  }
}

/** The letters of a text, as archives hold channels. */
export const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A color of an archive: its members, in which a `NSCustomColorSpace` is an object as well. */
export type ArchivedColor = { [key: string]: Value };

/** An archived color in a space of its own, as macOS writes it. */
export const inSpace = (
  components: string,
  space: { [key: string]: Value },
  copy: { [key: string]: Value } = {},
): ArchivedColor => ({
  NSColorSpace: 1,
  NSComponents: letters(components),
  NSCustomColorSpace: space,
  ...copy,
});

/** The property list of an archived NSColorList. */
export function colorList(
  colors: readonly (readonly [name: string, color: Value])[],
  { name = 'Sea', atTop = false } = {},
): Value {
  const objects: Value[] = ['$null'];
  const put = (value: Value): Ref => new Ref(objects.push(value) - 1);
  const classOf = (kind: string) => put({ $classname: kind, $classes: [kind, 'NSObject'] });
  const [listClass, arrayClass, colorClass] = ['NSColorList', 'NSArray', 'NSColor'].map(classOf);
  const archived = (color: Value): Value => {
    if (typeof color !== 'object' || color instanceof Uint8Array || color instanceof Ref) {
      return put(color);
    }
    const parts = Object.entries(color).map(([key, value]) => [
      key,
      key === 'NSCustomColorSpace' || key === 'NSColor' ? archived(value) : value,
    ]);
    return put({ $class: colorClass!, ...Object.fromEntries(parts) });
  };
  const array = (values: Value[]) => put({ $class: arrayClass!, 'NS.objects': values });
  const list = {
    NSName: put(name),
    NSKeys: array(colors.map(([key]) => put(key))),
    NSColors: array(colors.map(([, color]) => archived(color))),
  };
  return {
    $version: 100_000,
    $archiver: 'NSKeyedArchiver',
    $top: atTop ? list : { root: put({ $class: listClass!, ...list }) },
    $objects: objects,
  };
}

/** A binary property list of these values, with counts and references of four bytes. */
export function binaryPlist(root: Value): Uint8Array {
  const chunks: Uint8Array[] = [letters('bplist00')];
  const places: number[] = [];
  const size = () => chunks.reduce((sum, { length }) => sum + length, 0);
  const write = (value: Value): number => {
    const refs = isGroup(value)
      ? [...Object.keys(value), ...Object.values(value)].map(write)
      : Array.isArray(value)
        ? value.map(write)
        : [];
    const chunk = joinBytes([start(value), ...refs.map(u32)]);
    places.push(places.length === 0 ? 8 : places.at(-1)! + chunks.at(-1)!.length);
    chunks.push(chunk);
    return places.length - 1;
  };
  const top = write(root);
  const table = size();
  const trailer = [places.length, top, table].flatMap((number) => [u32(0), u32(number)]);
  return joinBytes([
    ...chunks,
    ...places.map(u32),
    Uint8Array.of(0, 0, 0, 0, 0, 0, 4, 4),
    ...trailer,
  ]);
}

const u32 = (value: number) =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

/** The first byte of a value, and what follows it but for references. */
function start(value: Value): Uint8Array {
  const counted = (kind: number, count: number, content: Uint8Array = new Uint8Array()) =>
    joinBytes([Uint8Array.of((kind << 4) | 15, 0x12), u32(count), content]);
  if (typeof value === 'boolean') return Uint8Array.of(value ? 9 : 8);
  if (typeof value === 'number') return joinBytes([Uint8Array.of(0x12), u32(value)]);
  if (value instanceof Ref) return joinBytes([Uint8Array.of(0x83), u32(value.place)]);
  if (value instanceof Uint8Array) return counted(4, value.length, value);
  if (Array.isArray(value)) return counted(10, value.length);
  if (isGroup(value)) return counted(13, Object.keys(value).length);
  const units = Array.from({ length: value.length }, (_, i) => value.charCodeAt(i));
  const utf16 = Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 255]));
  return counted(6, value.length, utf16);
}

const isGroup = (value: Value): value is { [key: string]: Value } =>
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !(value instanceof Uint8Array) &&
  !(value instanceof Ref);

/** The same in XML. */
export function xmlPlist(root: Value): string {
  const xml = (value: Value): string => {
    if (typeof value === 'boolean') return `<${value}/>`;
    if (typeof value === 'number') return `<integer>${value}</integer>`;
    if (typeof value === 'string') return `<string>${value.replaceAll('&', '&amp;')}</string>`;
    if (value instanceof Uint8Array) return `<data>\n${btoa(String.fromCharCode(...value))}</data>`;
    if (value instanceof Ref) return xml({ CF$UID: value.place });
    if (Array.isArray(value)) return `<array>${value.map(xml).join('')}</array>`;
    const members = Object.entries(value).map(([key, one]) => `<key>${key}</key>${xml(one)}`);
    return `<dict>${members.join('\n')}</dict>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${xml(root)}</plist>\n`;
}

/** An `NSColorList` that GNUstep 0.29's `NSKeyedArchiver` wrote: two colors, a gray, one of CMYK, and one of the system. */
export const GNUSTEP_LIST = Uint8Array.from(
  atob(
    'YnBsaXN0MDDUAQIDBAUGBwhYJG9iamVjdHNZJGFyY2hpdmVyWCR2ZXJzaW9uVCR0b3CvEBQJCgsMDQ4PEBESExQVFhcYGRobHF8QD05TS2V5ZWRBcmNoaXZlchIAAYag0R0eVSRudWxs1B8gISIjJCUmU1NlYdIhJygpVEZvYW1kANgAbAAgbXdUR3JheVNJbmtXQ2F0YWxvZ9IqKywt0iEnKC7TLzAhMTIz0iorNDXTLzAhNjcz0zAhODkzOtMwITs8Mz3UPj8wIUBBQjNWU3lzdGVtXGNvbnRyb2xDb2xvctIqK0NEVHJvb3SAAVhOU0NvbG9yc1ZOU05hbWVWJGNsYXNzVk5TS2V5c4AKgAKAE4ADWk5TLm9iamVjdHOACaVFRkdISVgkY2xhc3Nlc1okY2xhc3NuYW1loy1KS15OU011dGFibGVBcnJheaVMTU5PUFVOU1JHQlxOU0NvbG9yU3BhY2VNMC4yIDAuNCAxIDAuNRABgAyiNUtXTlNDb2xvckkwLjIgMC40IDEQAldOU1doaXRlEANDMC41Vk5TQ1lNSxAFTxAPMC4xIDAuMiAwLjMgMC40W05TQ29sb3JOYW1lXU5TQ2F0YWxvZ05hbWWAEoAREAaiREtbTlNDb2xvckxpc3SABIAFgAaAB4AIV05TQXJyYXlYTlNPYmplY3SAC4ANgA6AD4AQAAgAEQAaACQALQAyAEkAWwBgAGMAaQByAHYAewCAAIkAjgCSAJoAnwCkAKsAsAC3AL4AxQDOANUA4gDnAOwA7gD3AP4BBQEMAQ4BEAESARQBHwEhAScBMAE7AT8BTgFUAVoBZwF1AXcBeQF8AYQBjgGQAZgBmgGeAaUBpwG5AcUB0wHVAdcB2QHcAegB6gHsAe4B8AHyAfoCAwIFAgcCCQILAAAAAAAAAgEAAAAAAAAAUQAAAAAAAAAAAAAAAAAAAg0=',
  ),
  (letter) => letter.charCodeAt(0),
);
