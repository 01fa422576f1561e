import { expect, test } from 'vitest';

import { FORMATS } from './formats.ts';

const PALETTE = {
  name: 'Calm sea',
  colors: ['#3B82F6', '#10B981'],
  colorNames: ['Blue sky'],
  alphas: [0.5],
} as const;

// Compared exactly, since people keep these files under version control: any change shows in a
// diff.
test.each([
  [
    'css-wide',
    `/* Calm sea */
:root {
  --color-blue-sky: #3B82F680; /* Blue sky */
  --color-2: #10B981;
}

@supports (color: oklch(0 0 0)) {
  :root {
    --color-blue-sky: oklch(0.6231 0.188 259.81 / 0.5); /* Blue sky */
    --color-2: oklch(0.6959 0.1491 162.48);
  }
}

@media (color-gamut: p3) {
  :root {
    --color-blue-sky: color(display-p3 0.3047 0.5035 0.9338 / 0.5); /* Blue sky */
    --color-2: color(display-p3 0.3325 0.7147 0.5221);
  }
}
`,
  ],
  [
    'scss',
    `/* Calm sea */
$blue-sky: #3B82F680; /* Blue sky */
$color-2: #10B981;
`,
  ],
  [
    'tailwind',
    `/* Calm sea */
@theme {
  --color-calm-sea-blue-sky: #3B82F680; /* Blue sky */
  --color-calm-sea-2: #10B981;
}
`,
  ],
  [
    'tailwind-config',
    `/* Calm sea */
/** @type {import('tailwindcss').Config} */
export default {
  theme: {
    extend: {
      colors: {
        'calm-sea': {
          'blue-sky': '#3B82F680', /* Blue sky */
          2: '#10B981',
        },
      },
    },
  },
};
`,
  ],
  [
    'gpl',
    `GIMP Palette
Name: Calm sea
Columns: 0
#
 59 130 246\tBlue sky
 16 185 129\t#10B981
`,
  ],
  [
    'android',
    `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- Calm sea -->
    <color name="calm_sea_blue_sky">#803B82F6</color> <!-- Blue sky -->
    <color name="calm_sea_2">#10B981</color>
</resources>
`,
  ],
  [
    'compose',
    `import androidx.compose.ui.graphics.Color

// Calm sea
object CalmSeaPalette {
    val blueSky = Color(0x803B82F6) // Blue sky
    val color2 = Color(0xFF10B981)
}
`,
  ],
  [
    'swiftui',
    `import SwiftUI

// Calm sea
enum CalmSeaPalette {
    static let blueSky = Color(.sRGB, red: 59.0 / 255, green: 130.0 / 255, blue: 246.0 / 255, opacity: 0.5) // Blue sky
    static let color2 = Color(.sRGB, red: 16.0 / 255, green: 185.0 / 255, blue: 129.0 / 255, opacity: 1)
}
`,
  ],
  [
    'uikit',
    `import UIKit

// Calm sea
enum CalmSeaPalette {
    static let blueSky = UIColor(red: 59.0 / 255, green: 130.0 / 255, blue: 246.0 / 255, alpha: 0.5) // Blue sky
    static let color2 = UIColor(red: 16.0 / 255, green: 185.0 / 255, blue: 129.0 / 255, alpha: 1)
}
`,
  ],
  [
    'flutter',
    `import 'dart:ui';

// Calm sea
abstract final class CalmSeaPalette {
    static const blueSky = Color(0x803B82F6); // Blue sky
    static const color2 = Color(0xFF10B981);
}
`,
  ],
  [
    'svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="80" viewBox="0 0 160 80">
  <title>Calm sea</title>
  <rect x="0" width="80" height="80" fill="#3B82F6" fill-opacity="0.5"><title>Blue sky</title></rect>
  <rect x="80" width="80" height="80" fill="#10B981"/>
</svg>
`,
  ],
  [
    'txt',
    `Calm sea
#3B82F6
#10B981
`,
  ],
  [
    'csv',
    `Name,Hex,Red,Green,Blue,OKLCH\r
Blue sky,#3B82F680,59,130,246,oklch(0.6231 0.188 259.81)\r
,#10B981,16,185,129,oklch(0.6959 0.1491 162.48)\r
`,
  ],
])('%s', async (id, text) => {
  const format = FORMATS.find((known) => known.id === id)!;
  expect(await format.write(PALETTE, new Date(0))).toBe(text);
});

test('a palette without a name', async () => {
  const write = async (id: string) => {
    const format = FORMATS.find((known) => known.id === id)!;
    return format.write({ name: '', colors: ['#000000'] }, new Date(0));
  };
  expect(await write('android')).toContain('<resources>\n    <!-- Palette -->\n');
  expect(await write('flutter')).toContain("'dart:ui';\n\nabstract final class Palette {");
});
