import { Buffer } from 'node:buffer';
import { expect } from 'vitest';

/** A bitmap of one pixel of #010203. */
const onePixel = () => {
  const numbers = [58, 0, 54, 40, 1, 1, 0x180001, 0, 4, 0, 0, 0, 0, 0x10203];
  return Buffer.concat([Buffer.from('BM'), Buffer.from(Int32Array.from(numbers).buffer)]);
};

/** The arguments of each tool, and a part of its answer. */
export const TOOL_EXAMPLES = {
  convert_color: [{ hex: '#3B82F6' }, { hex: '#3B82F6', rgb: 'rgb(59, 130, 246)' }],
  check_contrast: [{ foreground: '#1A2B3C', background: '#FFFFFF' }, { level: 'AAA' }],
  fix_contrast: [
    { text: '#64748B', background: '#0F172A', change: 'text' },
    { text: '#718198', passes: true },
  ],
  contrast_matrix: [
    { colors: '1A2B3C-FFFFFF' },
    { pairs: [expect.objectContaining({ level: 'AAA' })] },
  ],
  find_harmonies: [
    { hex: '#3B82F6', type: 'triadic' },
    { colors: ['#3B82F6', '#F63B82', '#82F63B'] },
  ],
  generate_palette: [
    { type: 'analogous', baseColor: '#3B82F6', count: 5, seed: 'harbour' },
    { colors: ['#2A2457', '#3B82F6', '#65C7D4', '#C6D4EB', '#E7EFFD'] },
  ],
  check_palette: [
    { colors: ['#D00000', '#00A000'] },
    { pairs: [expect.objectContaining({ collides: ['deutan'] })] },
  ],
  create_chart_palette: [
    { kind: 'diverging', count: 3, colors: ['#0A66C2'] },
    { kind: 'diverging', ramp: { ordered: ['normal', 'protan', 'deutan', 'tritan', 'gray'] } },
  ],
  name_color: [
    { hex: '#3B82F6', list: 'css', limit: 1 },
    { names: [expect.objectContaining({ name: 'dodgerblue' })] },
  ],
  make_scale: [{ hex: '#3B82F6', type: 'ramp' }, { type: 'ramp' }],
  simulate_vision: [{ colors: '#3B82F6-#FBBF24', type: 'deutan' }, { type: 'deutan' }],
  mix_colors: [{ a: '#000000', b: '#FFFFFF', space: 'srgb' }, { color: '#808080' }],
  make_gradient: [
    { colors: ['3B82F6', 'FBBF24'], steps: 3 },
    { colors: ['#3B82F6', expect.any(String), '#FBBF24'] },
  ],
  color_of_the_day: [{ date: '2025-03-01' }, { date: '2025-03-01', name: expect.any(String) }],
  extract_colors: [{ image: onePixel().toString('base64'), count: 3 }, { colors: ['#010203'] }],
  import_palette: [
    { file: Buffer.from('GIMP Palette\nName: Candy\n#\n244 114 182 Pink\n').toString('base64') },
    { format: 'gpl', palette: { colors: [{ hex: '#F472B6', name: 'Pink' }] } },
  ],
  match_palette: [
    {
      colors: ['#3B82F6'],
      book: {
        colors: [
          { hex: '#112233', name: 'Night' },
          { hex: '#3A80F0', name: 'Sky' },
        ],
      },
    },
    { whitePoint: 'D50', colors: [{ nearest: [{ name: 'Sky' }, { name: 'Night' }] }] },
  ],
  create_theme: [
    { brands: ['#0A66C2'], parts: ['modes'] },
    {
      brands: [expect.objectContaining({ hex: '#0A66C2' })],
      modes: { dark: { scheme: 'dark', roles: { text: { hex: expect.any(String) } } } },
    },
  ],
  check_theme: [
    { modes: { light: { ink: '#777777', paper: '#FFFFFF' } }, pairs: ['ink/paper'] },
    { passed: false, pairs: [{ modes: { light: { repair: { name: 'ink', hex: '#767676' } } } }] },
  ],
  repair_theme: [
    { files: [{ name: 'a.css', text: ':root { --bg: #fff; --text: #999; }' }] },
    { failed: 1, left: 0, files: [{ text: ':root { --bg: #fff; --text: #767676; }' }] },
  ],
  add_mode: [
    { kind: 'dark', files: [{ name: 'a.css', text: ':root { --bg: #fff; --text: #222; }' }] },
    { contexts: ['dark'], failed: 0, added: [], values: [{ token: '--bg' }, { token: '--text' }] },
  ],
  audit_colors: [
    { files: [{ name: 'a.css', text: ':root { --sea: #123456 } p { color: #123456 }' }] },
    { summary: { stray: 1, certain: 1 }, plan: { changes: [{ use: '--sea' }] } },
  ],
  suggest_token: [
    { color: '#123457', files: [{ name: 'a.css', text: ':root { --sea: #123456 }' }] },
    { everywhere: [], nearest: { token: '--sea' }, modes: { light: { same: [] } } },
  ],
  search_palettes: [
    { q: 'harbor before', limit: 1 },
    { results: [expect.objectContaining({ name: 'Harbor Before Dawn' })] },
  ],
} as const;

/** Arguments that the API refuses, for each tool that takes any; and the field that it names. */
export const REFUSED_ARGUMENTS: Record<string, [input: Record<string, unknown>, field: string]> = {
  convert_color: [{ hex: 'blue-ish' }, 'hex'],
  check_contrast: [{ foreground: 'blue-ish', background: '#fff' }, 'foreground'],
  fix_contrast: [{ text: '#000', background: 'blue-ish' }, 'background'],
  contrast_matrix: [{ colors: ['red', 'blue-ish'] }, 'colors'],
  find_harmonies: [{ hex: 'red', type: 'circular' }, 'type'],
  generate_palette: [{ count: 11 }, 'count'],
  check_palette: [{ colors: [] }, 'colors'],
  create_chart_palette: [{ kind: 'round', count: 3 }, 'kind'],
  name_color: [{ hex: '' }, 'hex'],
  make_scale: [{ hex: 'red', type: 'long' }, 'type'],
  simulate_vision: [{ colors: ['red'], type: 'eagle' }, 'type'],
  mix_colors: [{ a: 'red', b: 'blue-ish' }, 'b'],
  make_gradient: [{ colors: ['red', 'blue'], steps: 1 }, 'steps'],
  color_of_the_day: [{ date: 'today' }, 'date'],
  search_palettes: [{ limit: 101 }, 'limit'],
  export_palette: [{ colors: ['red', 'blue'], format: 'docx' }, 'format'],
  import_palette: [{ text: '' }, ''],
  match_palette: [{ colors: ['red'], book: { colors: [{ hex: 'red' }] } }, 'book.colors'],
  create_theme: [{ brands: [] }, 'brands'],
  check_theme: [{ modes: {} }, 'modes'],
  export_theme: [{ brands: ['red'], format: 'docx' }, 'format'],
  repair_theme: [{ files: [] }, 'files'],
  add_mode: [{ kind: 'dark', files: [] }, 'files'],
  audit_colors: [{ files: [{ name: 'a.css', text: '' }], near: 1 }, 'near'],
  suggest_token: [{ color: 'blue-ish', files: [{ name: 'a.css', text: '' }] }, 'color'],
  extract_colors: [{ image: btoa('no picture') }, 'image'],
};
