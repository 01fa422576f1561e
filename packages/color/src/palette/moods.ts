/** Colors in OKLCH that belong together; every bound is included. */
export interface MoodRange {
  /** Lightness, 0…1. */
  l: readonly [least: number, most: number];
  /** Chroma, from 0. */
  c: readonly [least: number, most: number];
  /** Hue in degrees, clockwise from the first to the second; it may pass 360. */
  h: readonly [from: number, to: number];
}

export interface Mood {
  id: MoodId;
  name: string;
  /** One sentence in plain words. */
  description: string;
  /** A CSS gradient of colors out of the ranges. */
  gradient: string;
  /** A palette leads with three or four of them. */
  ranges: readonly MoodRange[];
  /** Palettes drawn, of which the one that is liked best is taken, where some of the ranges clash. Default: 1. */
  draws?: number;
}

export const MOOD_IDS = [
  'calm',
  'energetic',
  'romantic',
  'professional',
  'warm',
  'cool',
  'vintage',
  'modern',
  'playful',
  'luxury',
  'nature',
  'corporate',
  'creative',
  'elegant',
  'tropical',
  'autumn',
] as const;

export type MoodId = (typeof MOOD_IDS)[number];

const ANY_HUE = [0, 360] as const;

/** The sixteen moods. What a mood means to the eye is a judgment; these are ours. */
export const MOODS: readonly Mood[] = [
  {
    id: 'calm',
    name: 'Calm',
    description: 'Misty blues, sage and lavender, as quiet as early morning by the water.',
    gradient: 'linear-gradient(135deg, #98CCE9, #AA9DC4, #85AE9B)',
    ranges: [
      { l: [0.92, 0.97], c: [0.01, 0.03], h: [200, 260] }, // mist
      { l: [0.78, 0.86], c: [0.05, 0.085], h: [215, 250] }, // sky
      { l: [0.66, 0.77], c: [0.035, 0.07], h: [148, 182] }, // sage
      { l: [0.52, 0.61], c: [0.05, 0.09], h: [225, 265] }, // slate blue
      { l: [0.68, 0.76], c: [0.04, 0.075], h: [288, 312] }, // lavender
      { l: [0.8, 0.87], c: [0.025, 0.05], h: [66, 92] }, // sand
      { l: [0.37, 0.42], c: [0.035, 0.06], h: [228, 258] }, // deep water
      { l: [0.87, 0.93], c: [0.02, 0.045], h: [12, 42] }, // shell
    ],
  },
  {
    id: 'energetic',
    name: 'Energetic',
    description: 'Hot red, orange and yellow against electric blue, full of speed.',
    gradient: 'linear-gradient(135deg, #F3413C, #F9831C, #FCD42F)',
    draws: 4,
    ranges: [
      { l: [0.6, 0.68], c: [0.19, 0.24], h: [20, 34] }, // red
      { l: [0.69, 0.77], c: [0.16, 0.19], h: [46, 62] }, // orange
      { l: [0.85, 0.91], c: [0.15, 0.19], h: [86, 102] }, // yellow
      { l: [0.53, 0.63], c: [0.17, 0.22], h: [254, 268] }, // electric blue
      { l: [0.57, 0.67], c: [0.2, 0.25], h: [345, 365] }, // magenta
      { l: [0.2, 0.25], c: [0, 0.02], h: ANY_HUE }, // black
      { l: [0.95, 0.985], c: [0, 0.012], h: ANY_HUE }, // white
    ],
  },
  {
    id: 'romantic',
    name: 'Romantic',
    description: 'Blush, rose and burgundy, with the softness of petals and old letters.',
    gradient: 'linear-gradient(135deg, #772534, #C74E68, #F99EAE)',
    ranges: [
      { l: [0.88, 0.94], c: [0.02, 0.045], h: [0, 30] }, // blush
      { l: [0.76, 0.83], c: [0.09, 0.13], h: [357, 380] }, // rose
      { l: [0.54, 0.64], c: [0.13, 0.18], h: [0, 20] }, // deep rose
      { l: [0.35, 0.44], c: [0.09, 0.14], h: [5, 22] }, // burgundy
      { l: [0.63, 0.72], c: [0.04, 0.075], h: [315, 342] }, // mauve
      { l: [0.23, 0.28], c: [0.05, 0.08], h: [355, 372] }, // wine
      { l: [0.94, 0.975], c: [0.01, 0.025], h: [50, 90] }, // ivory
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    description: 'Navy, steel and clear teal that look prepared, precise and trustworthy.',
    gradient: 'linear-gradient(135deg, #172C4D, #316196, #0F96A1)',
    ranges: [
      { l: [0.25, 0.34], c: [0.04, 0.09], h: [248, 268] }, // navy
      { l: [0.43, 0.54], c: [0.07, 0.13], h: [243, 262] }, // steel blue
      { l: [0.68, 0.77], c: [0.02, 0.05], h: [235, 260] }, // slate
      { l: [0.92, 0.97], c: [0.004, 0.018], h: [220, 270] }, // paper
      { l: [0.56, 0.67], c: [0.085, 0.12], h: [190, 218] }, // teal
      { l: [0.16, 0.22], c: [0.004, 0.02], h: [230, 280] }, // charcoal
    ],
  },
  {
    id: 'warm',
    name: 'Warm',
    description: 'Terracotta, amber and peach, like a low sun on brick walls.',
    gradient: 'linear-gradient(135deg, #983529, #D4663B, #EBA938)',
    ranges: [
      { l: [0.59, 0.68], c: [0.13, 0.17], h: [34, 48] }, // terracotta
      { l: [0.74, 0.82], c: [0.13, 0.16], h: [68, 85] }, // amber
      { l: [0.81, 0.88], c: [0.05, 0.09], h: [48, 68] }, // peach
      { l: [0.42, 0.52], c: [0.11, 0.16], h: [22, 38] }, // brick
      { l: [0.935, 0.97], c: [0.02, 0.04], h: [74, 94] }, // cream
      { l: [0.23, 0.32], c: [0.03, 0.07], h: [30, 55] }, // umber
    ],
  },
  {
    id: 'cool',
    name: 'Cool',
    description: 'Ice, teal and deep blue, fresh as air above a glacier.',
    gradient: 'linear-gradient(135deg, #1E346B, #348AD9, #88D8E4)',
    ranges: [
      { l: [0.93, 0.97], c: [0.01, 0.03], h: [195, 235] }, // ice
      { l: [0.79, 0.88], c: [0.06, 0.1], h: [195, 220] }, // aqua
      { l: [0.58, 0.69], c: [0.08, 0.11], h: [188, 212] }, // teal
      { l: [0.57, 0.67], c: [0.12, 0.17], h: [242, 258] }, // azure
      { l: [0.29, 0.39], c: [0.07, 0.13], h: [255, 275] }, // deep blue
      { l: [0.62, 0.72], c: [0.09, 0.14], h: [275, 292] }, // periwinkle
      { l: [0.18, 0.26], c: [0.03, 0.07], h: [250, 275] }, // midnight
    ],
  },
  {
    id: 'vintage',
    name: 'Vintage',
    description: 'Mustard, dusty teal and faded rose, as if printed long ago.',
    gradient: 'linear-gradient(135deg, #508384, #D1A751, #C37F79)',
    ranges: [
      { l: [0.89, 0.94], c: [0.03, 0.055], h: [78, 96] }, // old paper
      { l: [0.71, 0.79], c: [0.1, 0.13], h: [76, 90] }, // mustard
      { l: [0.52, 0.63], c: [0.04, 0.07], h: [182, 212] }, // dusty teal
      { l: [0.62, 0.71], c: [0.07, 0.1], h: [14, 36] }, // faded rose
      { l: [0.36, 0.45], c: [0.04, 0.07], h: [38, 60] }, // brown
      { l: [0.55, 0.64], c: [0.05, 0.08], h: [108, 126] }, // olive
      { l: [0.24, 0.32], c: [0.02, 0.05], h: [235, 262] }, // faded ink
      { l: [0.44, 0.52], c: [0.1, 0.13], h: [26, 40] }, // brick
    ],
  },
  {
    id: 'modern',
    name: 'Modern',
    description: 'Ink, white and cool gray with one clear signal, and nothing more.',
    gradient: 'linear-gradient(135deg, #191C23, #595E68, #B63FB7)',
    ranges: [
      { l: [0.18, 0.27], c: [0.004, 0.025], h: [240, 300] }, // ink
      { l: [0.95, 0.985], c: [0, 0.008], h: ANY_HUE }, // white
      { l: [0.66, 0.8], c: [0.004, 0.02], h: [230, 300] }, // cool gray
      { l: [0.42, 0.54], c: [0.006, 0.03], h: [230, 300] }, // graphite
      { l: [0.5, 0.66], c: [0.17, 0.24], h: [255, 400] }, // one signal, from blue to coral
    ],
  },
  {
    id: 'playful',
    name: 'Playful',
    description: 'Bubblegum, lemon, mint and sky, bright as a bag of sweets.',
    gradient: 'linear-gradient(135deg, #F990B9, #FE9647, #F8DF63, #88EDC8)',
    ranges: [
      { l: [0.73, 0.82], c: [0.11, 0.16], h: [345, 367] }, // bubblegum
      { l: [0.87, 0.93], c: [0.12, 0.17], h: [90, 106] }, // lemon
      { l: [0.74, 0.83], c: [0.1, 0.13], h: [222, 242] }, // sky
      { l: [0.84, 0.91], c: [0.09, 0.13], h: [158, 178] }, // mint
      { l: [0.66, 0.76], c: [0.12, 0.17], h: [290, 308] }, // grape
      { l: [0.74, 0.8], c: [0.14, 0.17], h: [46, 64] }, // tangerine
      { l: [0.32, 0.37], c: [0.1, 0.14], h: [288, 302] }, // blackberry
      { l: [0.94, 0.975], c: [0.015, 0.035], h: [70, 100] }, // milk
    ],
  },
  {
    id: 'luxury',
    name: 'Luxury',
    description: 'Black, gold and ivory beside jewel tones, like velvet and candlelight.',
    gradient: 'linear-gradient(135deg, #101816, #925E30, #D1AA53)',
    draws: 3,
    ranges: [
      { l: [0.16, 0.21], c: [0, 0.025], h: ANY_HUE }, // black
      { l: [0.75, 0.83], c: [0.09, 0.13], h: [78, 90] }, // gold
      { l: [0.92, 0.97], c: [0.01, 0.03], h: [76, 98] }, // ivory
      { l: [0.48, 0.56], c: [0.075, 0.105], h: [50, 66] }, // bronze
      { l: [0.32, 0.42], c: [0.08, 0.13], h: [312, 380] }, // plum or ruby
      { l: [0.34, 0.44], c: [0.06, 0.09], h: [158, 178] }, // emerald
    ],
  },
  {
    id: 'nature',
    name: 'Nature',
    description: 'Forest, moss and bark under an open sky.',
    gradient: 'linear-gradient(135deg, #23502B, #5C9A45, #AABC72)',
    ranges: [
      { l: [0.34, 0.44], c: [0.06, 0.1], h: [138, 158] }, // forest
      { l: [0.57, 0.68], c: [0.11, 0.16], h: [130, 146] }, // leaf
      { l: [0.72, 0.81], c: [0.08, 0.12], h: [112, 128] }, // moss
      { l: [0.38, 0.47], c: [0.04, 0.07], h: [48, 72] }, // bark
      { l: [0.81, 0.89], c: [0.04, 0.07], h: [218, 242] }, // sky
      { l: [0.84, 0.91], c: [0.03, 0.06], h: [78, 98] }, // sand
      { l: [0.22, 0.27], c: [0.03, 0.055], h: [145, 165] }, // night forest
      { l: [0.94, 0.975], c: [0.005, 0.02], h: [200, 250] }, // cloud
    ],
  },
  {
    id: 'corporate',
    name: 'Corporate',
    description: 'Confident blues and even grays with one friendly accent.',
    gradient: 'linear-gradient(135deg, #192E54, #275EBD, #7C848F)',
    ranges: [
      { l: [0.44, 0.56], c: [0.13, 0.19], h: [254, 267] }, // brand blue
      { l: [0.26, 0.35], c: [0.05, 0.1], h: [254, 270] }, // deep blue
      { l: [0.55, 0.67], c: [0.008, 0.03], h: [235, 275] }, // gray
      { l: [0.9, 0.96], c: [0.003, 0.014], h: [200, 280] }, // light gray
      { l: [0.7, 0.8], c: [0.11, 0.16], h: [50, 88] }, // orange or amber
      { l: [0.16, 0.22], c: [0.005, 0.03], h: [240, 280] }, // ink
    ],
  },
  {
    id: 'creative',
    name: 'Creative',
    description: 'Violet, hot pink, turquoise and marigold that do not wait for permission.',
    gradient: 'linear-gradient(135deg, #7A4DDE, #F24F90, #F7B834)',
    draws: 4,
    ranges: [
      { l: [0.46, 0.58], c: [0.15, 0.22], h: [282, 300] }, // violet
      { l: [0.6, 0.69], c: [0.17, 0.22], h: [355, 372] }, // hot pink
      { l: [0.6, 0.78], c: [0.085, 0.115], h: [178, 205] }, // turquoise
      { l: [0.78, 0.86], c: [0.14, 0.17], h: [72, 90] }, // marigold
      { l: [0.22, 0.28], c: [0.03, 0.08], h: [270, 300] }, // ink
      { l: [0.66, 0.74], c: [0.14, 0.18], h: [32, 50] }, // coral
      { l: [0.93, 0.97], c: [0.015, 0.035], h: [70, 100] }, // paper
    ],
  },
  {
    id: 'elegant',
    name: 'Elegant',
    description: 'Pearl, champagne and taupe with muted plum, said in a low voice.',
    gradient: 'linear-gradient(135deg, #61455B, #97877D, #EDE1CF)',
    ranges: [
      { l: [0.26, 0.35], c: [0, 0.012], h: ANY_HUE }, // charcoal
      { l: [0.58, 0.69], c: [0.015, 0.035], h: [38, 72] }, // taupe
      { l: [0.89, 0.94], c: [0.015, 0.04], h: [68, 92] }, // champagne
      { l: [0.72, 0.8], c: [0.03, 0.06], h: [8, 38] }, // dusty rose
      { l: [0.38, 0.48], c: [0.03, 0.07], h: [318, 350] }, // plum
      { l: [0.2, 0.28], c: [0.03, 0.06], h: [250, 275] }, // midnight
      { l: [0.6, 0.69], c: [0.025, 0.045], h: [135, 165] }, // sage
    ],
  },
  {
    id: 'tropical',
    name: 'Tropical',
    description: 'Turquoise water, palm green, mango and hibiscus in full sun.',
    gradient: 'linear-gradient(135deg, #44D4CE, #FDAD2C, #F44B6E)',
    ranges: [
      { l: [0.75, 0.84], c: [0.1, 0.14], h: [182, 200] }, // turquoise
      { l: [0.57, 0.67], c: [0.12, 0.17], h: [143, 160] }, // palm
      { l: [0.77, 0.84], c: [0.14, 0.18], h: [64, 82] }, // mango
      { l: [0.62, 0.7], c: [0.18, 0.23], h: [4, 22] }, // hibiscus
      { l: [0.5, 0.6], c: [0.09, 0.14], h: [232, 252] }, // lagoon
      { l: [0.91, 0.95], c: [0.03, 0.06], h: [84, 100] }, // sand
      { l: [0.27, 0.35], c: [0.05, 0.085], h: [215, 240] }, // deep sea
    ],
  },
  {
    id: 'autumn',
    name: 'Autumn',
    description: 'Rust, pumpkin and ochre over dark earth, like a walk through fallen leaves.',
    gradient: 'linear-gradient(135deg, #75262A, #AC4921, #DFAD41)',
    draws: 3,
    ranges: [
      { l: [0.48, 0.58], c: [0.12, 0.16], h: [34, 48] }, // rust
      { l: [0.66, 0.75], c: [0.14, 0.17], h: [48, 63] }, // pumpkin
      { l: [0.74, 0.81], c: [0.12, 0.15], h: [76, 90] }, // ochre
      { l: [0.42, 0.57], c: [0.05, 0.085], h: [112, 130] }, // olive
      { l: [0.35, 0.43], c: [0.09, 0.13], h: [14, 28] }, // burgundy
      { l: [0.25, 0.32], c: [0.03, 0.06], h: [42, 64] }, // dark earth
      { l: [0.88, 0.93], c: [0.03, 0.06], h: [76, 94] }, // straw
      { l: [0.36, 0.45], c: [0.045, 0.07], h: [160, 190] }, // spruce
    ],
  },
];
