import { describe, expect, test } from 'vitest';

import { readNamed } from '../../testing/read-named.ts';
import { READ_ONLY_TEXTS } from '../../testing/texts.ts';

describe('color schemes as settings', () => {
  test.each([
    [
      'base16, old',
      'scheme: "Sea"\nauthor: "a"\nbase00: "3b82f6"\nbase01: "001122" # note\n',
      'Sea',
      ['base00 #3B82F6', 'base01 #001122'],
    ],
    ['base16, new', READ_ONLY_TEXTS.base16, 'Sea', ['base00 #3B82F6', 'base01 #001122']],
    [
      'foot',
      '[colors-dark]\ncursor=000000 3b82f6\nregular0=001122',
      '',
      ['dark cursor 1 #000000', 'dark cursor 2 #3B82F6', 'dark regular0 #001122'],
    ],
    ['PuTTY', READ_ONLY_TEXTS.putty, 'Sea', ['Colour0 #3B82F6']],
    [
      'kitty',
      '# x\ncolor0 #3b82f6 # Sea\nbackground white\nfont_size 12',
      '',
      ['color0 #3B82F6', 'background #FFFFFF'],
    ],
    [
      'Alacritty',
      "[colors.primary]\nbackground = '0x3b82f6'\n[colors.bright]\nred='#f00'",
      '',
      ['primary background #3B82F6', 'bright red #FF0000'],
    ],
    [
      'Ghostty',
      'palette = 0=#3b82f6\nbackground = 001122',
      '',
      ['palette 0 #3B82F6', 'background #001122'],
    ],
    [
      'X resources',
      '! x\n*.color0: rgb:3b/82/f6\nURxvt*color1: #001122',
      '',
      ['color0 #3B82F6', 'URxvt*color1 #001122'],
    ],
    [
      'WezTerm',
      '[colors]\nansi = [\n "#3b82f6",\n "#001122",\n]\n[metadata]\nname = "Sea"',
      'Sea',
      ['ansi 1 #3B82F6', 'ansi 2 #001122'],
    ],
    [
      'HexChat',
      'color_0 = 3b3b 8282 f6f6\ncolor_1 = 0000 1111 2222',
      '',
      ['color_0 #3B82F6', 'color_1 #001122'],
    ],
  ])('%s', (_, text, name, colors) => {
    expect(readNamed(text)).toEqual({ format: 'scheme', name, colors, notes: [] });
  });

  test('Konsole: the opacity of its window is no color’s', () => {
    const text = '[General]\nDescription=Sea\nOpacity=0.9\n\n[Color0]\nColor=59,130,246\n';
    expect(readNamed(text)).toEqual({
      format: 'scheme',
      name: 'Sea',
      colors: ['Color0 #3B82F6'],
      notes: ['1 opacity of a whole window was left out.'],
    });
  });
});

describe('themes as property lists', () => {
  const plist = (inside: string) =>
    readNamed(`<plist version="1.0"><dict>${inside}</dict></plist>`);
  const iterm = (space: string) =>
    plist(
      `<key>Ansi 0 Color</key><dict><key>Red Component</key><real>1</real><key>Green Component</key><real>0</real><key>Blue Component</key><real>0</real><key>Alpha Component</key><real>0.5</real>${space}</dict>`,
    );

  test('iTerm2, in its spaces', () => {
    const inSpace = (space: string) => iterm(`<key>Color Space</key><string>${space}</string>`);
    expect(inSpace('sRGB')).toMatchObject({
      format: 'plist-theme',
      colors: ['Ansi 0 #FF0000 0.5'],
      notes: [],
    });
    expect(inSpace('P3')).toMatchObject({ colors: ['Ansi 0 #FF0B0C 0.5'], notes: [] });
    expect(inSpace('Calibrated').notes).toEqual([
      '1 color of Generic RGB or Generic Gray: kept as sRGB.',
    ]);
    expect(iterm('').notes).toEqual(['1 color of no known screen (device RGB): read as sRGB.']);
  });

  test('Xcode', () => {
    const inside =
      '<key>DVTSourceTextBackground</key><string>1 1 1 1</string><key>DVTSourceTextSyntaxFonts</key><dict><key>x</key><string>SFMono - 12.0</string></dict><key>DVTSourceTextSyntaxColors</key><dict><key>xcode.syntax.plain</key><string>0.2314 0.5098 0.9647 0.5</string></dict>';
    expect(plist(inside)).toMatchObject({
      colors: ['DVTSourceTextBackground #FFFFFF', 'xcode.syntax.plain #3B82F6 0.5'],
      notes: [],
    });
  });

  test('TextMate', () => {
    expect(readNamed(READ_ONLY_TEXTS.textmate)).toEqual({
      format: 'plist-theme',
      name: 'Sea',
      colors: ['a foreground #3B82F6 0.5'],
      notes: [],
    });
  });
});

describe('color palette tables of GMT', () => {
  const ENDS = '3 colors for values outside of the scale or for missing data were left out.';
  test.each([
    [
      '# COLOR_MODEL = RGB\n0 255 0 0 1 0 255 0\n1 0 255 0 2 0 0 255 ;top\nB 0\nF white\nN 1/2/3',
      ['#FF0000', '#00FF00', 'top #0000FF'],
      [ENDS],
    ],
    [
      '0 255/0/0 1 0/255/0 L\n1 blue 2 #ffffff\nN -',
      ['#FF0000', '#00FF00', '#0000FF', '#FFFFFF'],
      [],
    ],
    [
      '#COLOR_MODEL = +HSV\n0 0 1 1 1 120 1 1\n1 120-1-1 2 240-1-1',
      ['#FF0000', '#00FF00', '#0000FF'],
      ['3 colors were kept as HSB, converted to sRGB.'],
    ],
    ['# COLOR_MODEL = RGB\n0\t0\t1\t128\n1\t128\t2\t255', ['#000000', '#808080', '#FFFFFF'], []],
    [
      '0 red ;dog\n1 0/255/0 ;cat\nN white',
      ['dog #FF0000', 'cat #00FF00'],
      ['1 color for values outside of the scale or for missing data was left out.'],
    ],
  ])('%j', (text, colors, notes) => {
    expect(readNamed(text)).toEqual({ format: 'cpt', name: '', colors, notes });
  });
});
