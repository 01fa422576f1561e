import { colorKeys, wordOf } from '../palette/color-keys.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { isObject, type JsonObject } from '../text/parse-json.ts';
import { jsonText, oneLine } from '../text/text.ts';
import { tokenSpace } from './token-space.ts';

/**
 * Extension for names that a token's own name cannot spell; other tools ignore it and preserve it.
 */
export const TOKEN_EXTENSION = 'app.swatchwork.name';

/**
 * Design tokens of the Design Tokens Community Group: a group with the palette's name holds one
 * token a color, in its own space with every digit, so that nothing is lost.
 *
 * @see https://www.designtokens.org/TR/2025.10/format/
 * @see https://www.designtokens.org/TR/2025.10/color/
 */
export function writeTokens(palette: ExportedPalette): string {
  const keys = colorKeys(palette).keys.map(wordOf);
  const tokens = swatchesOf(palette).map((swatch, i) => {
    const key = keys[i]!;
    return [key, { ...token(swatch), ...original(swatch.name, key) }];
  });
  const key = tokenName(palette.name) ?? 'palette';
  const group = {
    $type: 'color',
    ...original(palette.name, key),
    ...Object.fromEntries(tokens),
  };
  return jsonText(Object.fromEntries([[key, group]]));
}

function token({ rgb, exact, hex, alpha }: Swatch) {
  const { space: colorSpace, channels: components } = exact
    ? tokenSpace(exact)
    : { space: 'srgb', channels: [rgb.r, rgb.g, rgb.b] };
  return { $value: { colorSpace, components, alpha, hex: hex.toLowerCase() } };
}

/**
 * The name of a color or a palette that its key does not spell. One with braces is parted behind each, as
 * Style Dictionary takes a text with a pair of them for a reference, in extensions too.
 */
export const original = (name: string | undefined, key: string) =>
  name && name !== key
    ? { $extensions: { [TOKEN_EXTENSION]: name.includes('{') ? name.split(/(?<=\{)/) : name } }
    : {};

/** The name that {@link original} wrote. */
export function originalName({ $extensions }: JsonObject): string | undefined {
  const name = isObject($extensions) ? $extensions[TOKEN_EXTENSION] : undefined;
  if (Array.isArray(name))
    return name.every((part) => typeof part === 'string') ? name.join('') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/**
 * A valid token name: no leading `$`, no braces, no dot, and not a mere number, which a
 * JavaScript object would sort before all others.
 */
function tokenName(name: string): string | undefined {
  const plain = oneLine(name.replaceAll(/[{}.]/g, ' ')).replace(/^\$+/, '').trim();
  return plain && !/^\d+$/.test(plain) && plain !== '__proto__' ? plain : undefined;
}
