import {
  bare,
  hexOf,
  type Picker,
  type ProgramFile,
  plain,
  type TrueColor,
} from './program-file.ts';

const named = (colors: readonly TrueColor[], name: (i: number) => string) =>
  colors.map((color, i) => ({ ...bare(color), name: name(i) }));

const digits = (i: number) => i.toString(16).toUpperCase().padStart(2, '0');

/** A scheme of base16, in the old or the new form. */
export function base16(pick: Picker): ProgramFile {
  const colors = named(pick.colors(), (i) => `base${digits(i)}`);
  const sign = pick.one(['', '#']);
  const quote = sign || pick.chance(0.7) ? pick.one(['"', "'"]) : '';
  const isNew = pick.chance(0.5);
  const lines = colors.map(
    (color) =>
      `${isNew ? '  ' : ''}${color.name}: ${quote}${sign}${hexOf(color).slice(1)}${quote}${pick.one(['', ' # note', '\t# #aabbcc'])}`,
  );
  const head = isNew
    ? [
        'system: "base16"',
        'name: "Deep sea"',
        'author: "A. B. (http://a.b)"',
        'variant: "dark"',
        'palette:',
      ]
    : ['scheme: "Deep sea"', 'author: "A. B."'];
  return { text: [...head, ...lines, ''].join('\n'), colors, title: 'Deep sea' };
}

/** Settings of terminals, each with the names of its keys. */
export function terminal(pick: Picker): ProgramFile {
  const colors = pick.colors();
  const rgb = ({ channels }: TrueColor) => channels.join(',');
  const all = (name: (i: number) => string) => named(colors, name);
  const lines = (write: (color: TrueColor, i: number) => string) => colors.map(write).join('\n');
  return pick.one<() => ProgramFile>([
    () => ({
      text: `[colors]\n${lines((color, i) => `regular${i}=${hexOf(color).slice(1)}`)}\n`,
      colors: all((i) => `regular${i}`),
    }),
    () => ({
      text: `# kitty\n${lines((color, i) => `color${i}   ${hexOf(color)}`)}\n`,
      colors: all((i) => `color${i}`),
    }),
    () => ({
      text: `[General]\nDescription=Deep sea\nOpacity=1\n\n${lines((color, i) => `[Color${i}]\nColor=${rgb(color)}\n`)}`,
      colors: all((i) => `Color${i}`),
      title: 'Deep sea',
    }),
    () => ({
      text: `Windows Registry Editor Version 5.00\n\n[HKEY_CURRENT_USER\\Software\\SimonTatham\\PuTTY\\Sessions\\Deep%20sea]\n"Present"=dword:00000001\n${lines((color, i) => `"Colour${i}"="${rgb(color)}"`)}\n`,
      colors: all((i) => `Colour${i}`),
      title: 'Deep sea',
    }),
    () => ({
      text: `[colors.normal]\n${lines((color, i) => `k${i} = '${pick.one(['#', '0x'])}${hexOf(color).slice(1)}'`)}\n`,
      colors: all((i) => `normal k${i}`),
    }),
    () => ({
      text: `! X\n${lines((color, i) => `*.color${i}: ${hexOf(color)}`)}\n`,
      colors: all((i) => `color${i}`),
    }),
    () => ({
      text: `${lines((color, i) => `palette = ${i}=${hexOf(color)}`)}\n`,
      colors: all((i) => `palette ${i}`),
    }),
    () => ({
      text: `[Colors:View]\n${lines((color, i) => `K${i}=${rgb(color)}`)}\n\n[General]\nName=Deep sea\n`,
      colors: all((i) => `View K${i}`),
      title: 'Deep sea',
    }),
  ])();
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const PLIST =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- #123456 -->\n<plist version="1.0">\n<dict>\n';

/** Themes as property lists: of iTerm2, Xcode and TextMate. */
export function plistTheme(pick: Picker): ProgramFile {
  const colors = pick.colors(true);
  const unit = ({ channels, percent }: TrueColor) =>
    [...channels.map((channel) => channel / 255), percent / 100] as const;
  const kept = (name: (i: number) => string) =>
    colors.map((color, i) => ({ ...color, name: name(i) }));
  return pick.one<() => ProgramFile>([
    () => {
      const entries = colors.map((color, i) => {
        const [r, g, b, a] = unit(color);
        const parts = {
          'Alpha Component': a,
          'Blue Component': b,
          'Green Component': g,
          'Red Component': r,
        };
        const members = Object.entries(parts).map(
          ([key, value]) => `<key>${key}</key><real>${value}</real>`,
        );
        return `<key>Ansi ${i} Color</key><dict>${members.join('\n')}<key>Color Space</key><string>sRGB</string></dict>\n`;
      });
      return {
        text: `${PLIST}${entries.join('')}</dict>\n</plist>\n`,
        colors: kept((i) => `Ansi ${i}`),
      };
    },
    () => {
      const entries = colors.map(
        (color, i) =>
          `<key>xcode.syntax.k${i}</key>\n<string>${unit(color)
            .map((part) => part.toFixed(6))
            .join(' ')}</string>\n`,
      );
      const font = '<key>DVTSourceTextBackgroundFont</key><string>SFMono-Regular - 12.0</string>';
      return {
        text: `${PLIST}${font}<key>DVTSourceTextSyntaxColors</key><dict>${entries.join('')}</dict></dict>\n</plist>\n`,
        colors: kept((i) => `xcode.syntax.k${i}`),
      };
    },
    () => {
      const rules = colors.map(
        (color) =>
          `<dict><key>name</key><string>${xml(color.name)}</string><key>scope</key><string>tan, red</string><key>settings</key><dict><key>fontStyle</key><string>bold</string><key>foreground</key><string>${hexOf(color)}</string></dict></dict>\n`,
      );
      return {
        text: `${PLIST}<key>name</key><string>Deep sea</string><key>settings</key><array>${rules.join('')}</array></dict></plist>`,
        colors: colors.map((color) => ({ ...bare(color), name: `${color.name} foreground` })),
        title: 'Deep sea',
      };
    },
  ])();
}

/** GIMP, Paint.NET and Paint Shop Pro. */
export function editor(pick: Picker): ProgramFile {
  const colors = pick.colors(true);
  const byte = (percent: number) => Math.round(percent * 2.55);
  return pick.one<() => ProgramFile>([
    () => ({
      text: `GIMP Palette\nName: Deep sea\nColumns: 4\n# a comment, #aabbcc\n${colors.map(({ channels, name }) => `${channels.map((channel) => String(channel).padStart(3)).join(' ')}\t${name}`).join('\n')}\n`,
      colors: colors.map((color) => bare(color, { name: true })),
      title: 'Deep sea',
    }),
    () => ({
      text: `;paint.net Palette File\n; #aabbcc\n${colors.map((color) => byte(color.percent).toString(16).padStart(2, '0') + hexOf(color).slice(1)).join('\n')}\n`,
      colors: colors.map((color) => bare(color, { alpha: true })),
    }),
    () => ({
      text: `JASC-PAL\n0100\n${colors.length}\n${colors.map(({ channels }) => channels.join(' ')).join('\n')}\n`,
      colors: colors.map((color) => bare(color)),
    }),
    () => ({
      text: `GIMP Palette\nChannels: RGBA\n#\n${colors
        .map(plain)
        .map(({ channels, percent, name }) => `${channels.join(' ')} ${byte(percent)} ${name}`)
        .join('\n')}\n`,
      colors: colors.map(plain),
    }),
  ])();
}
