import { isInGamut, parseColor, type Srgb, toP3 } from '@swatchwork/color';

import type { ExportedPalette, Swatch } from '../palette/palette.ts';
import { typeAround } from './code-file.ts';

/**
 * Colors of SwiftUI, `CandyPalette.plumShore` or `CandyPalette.color2`. Those beyond sRGB are in
 * Display P3, and those beyond that in extended sRGB, whose channels go beyond 0…1.
 *
 * @see https://developer.apple.com/documentation/swiftui/color
 */
export function writeSwiftUi(palette: ExportedPalette): string {
  return typeAround('import SwiftUI', palette, 'enum', (swatch, key) => {
    const { isP3, r, g, b, alpha } = swiftChannels(swatch);
    const space = isP3 ? '.displayP3' : '.sRGB';
    return `static let ${key} = Color(${space}, red: ${r}, green: ${g}, blue: ${b}, opacity: ${alpha})`;
  });
}

/**
 * Colors of UIKit, `CandyPalette.plumShore` or `CandyPalette.color2`, with the same spaces.
 *
 * @see https://developer.apple.com/documentation/uikit/uicolor
 */
export function writeUiKit(palette: ExportedPalette): string {
  return typeAround('import UIKit', palette, 'enum', (swatch, key) => {
    const { isP3, r, g, b, alpha } = swiftChannels(swatch);
    return `static let ${key} = UIColor(${isP3 ? 'displayP3Red' : 'red'}: ${r}, green: ${g}, blue: ${b}, alpha: ${alpha})`;
  });
}

/** Fractions of 255 where the color is one of 8 bits, so that no precision is lost. */
function swiftChannels({ rgb, exact, css, alpha }: Swatch) {
  const opacity = Number(alpha.toFixed(4));
  if (exact) return { ...wideChannels(parseColor(css)!.color), alpha: opacity };
  const part = (channel: number) => `${(channel * 255).toFixed(0)}.0 / 255`;
  return { isP3: false, r: part(rgb.r), g: part(rgb.g), b: part(rgb.b), alpha: opacity };
}

function wideChannels(color: Srgb) {
  const p3 = toP3(color);
  const isP3 = !isInGamut(color) && isInGamut(p3);
  const { r, g, b } = isP3 ? p3 : color;
  return { isP3, r: digits(r), g: digits(g), b: digits(b) };
}

/** Seven digits, without the exponent that small numbers would have, and at least one behind the point. */
const digits = (channel: number): string =>
  channel
    .toFixed(7)
    .replace(/(\.\d+?)0+$/, '$1')
    .replace(/^-(0\.0)$/, '$1');
