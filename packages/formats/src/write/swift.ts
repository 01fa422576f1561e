import type { ExportedPalette, Swatch } from '../palette/palette.ts';
import { typeAround } from './code-file.ts';

/**
 * Colors of SwiftUI, `CandyPalette.plumShore` or `CandyPalette.color2`.
 *
 * @see https://developer.apple.com/documentation/swiftui/color
 */
export function writeSwiftUi(palette: ExportedPalette): string {
  return typeAround('import SwiftUI', palette, 'enum', (swatch, key) => {
    const { r, g, b, alpha } = swiftChannels(swatch);
    return `static let ${key} = Color(.sRGB, red: ${r}, green: ${g}, blue: ${b}, opacity: ${alpha})`;
  });
}

/**
 * Colors of UIKit, `CandyPalette.plumShore` or `CandyPalette.color2`.
 *
 * @see https://developer.apple.com/documentation/uikit/uicolor
 */
export function writeUiKit(palette: ExportedPalette): string {
  return typeAround('import UIKit', palette, 'enum', (swatch, key) => {
    const { r, g, b, alpha } = swiftChannels(swatch);
    return `static let ${key} = UIColor(red: ${r}, green: ${g}, blue: ${b}, alpha: ${alpha})`;
  });
}

/** Fractions of 255, so that no precision is lost. */
function swiftChannels({ rgb, alpha }: Swatch) {
  const part = (channel: number) => `${(channel * 255).toFixed(0)}.0 / 255`;
  return { r: part(rgb.r), g: part(rgb.g), b: part(rgb.b), alpha: Number(alpha.toFixed(4)) };
}
