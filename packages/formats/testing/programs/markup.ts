import { bare, hexOf, type Picker, type ProgramFile, type TrueColor } from './program-file.ts';

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A drawing whose every shape paints once, among words and settings that are no paint. */
export function svg(pick: Picker): ProgramFile {
  const colors = pick.colors(true);
  const rules: string[] = [];
  const shapes = colors.map((color, i) => shape(color, i, pick, rules));
  const noise = [
    '<!-- fill="#aabbcc" -->',
    '<desc>fill: #abcdef; red, tan</desc>',
    '<text fill="none">fill="#bbccdd" stroke: tan</text>',
    '<rect data-fill="#ccddee" fill="none" stroke="currentColor"/>',
    '<clipPath id="c"><path fill="white" d="M0 0"/></clipPath>',
    '<inkscape:grid color="#0099e5" opacity="0.1"/>',
    '<rect fill="url(#g)" stroke="inherit"/>',
  ].filter(() => pick.chance(0.4));
  const css = rules.join('\n');
  const style = pick.chance(0.3)
    ? `<style><![CDATA[${css} /* .x{fill:#112233} */]]></style>`
    : `<style>${css}</style>`;
  const body = [...pick.shuffled(noise), ...shapes].join('\n');
  return {
    text: `<svg xmlns="http://www.w3.org/2000/svg"><title>Deep &amp; sea</title>\n${css ? style : ''}\n${body}\n</svg>\n`,
    colors,
    title: 'Deep & sea',
  };
}

function shape(color: TrueColor, i: number, pick: Picker, rules: string[]): string {
  const paint = pick.one(['fill', 'stroke', 'stop-color', 'flood-color']);
  const opacity = {
    fill: 'fill-opacity',
    stroke: 'stroke-opacity',
    'stop-color': 'stop-opacity',
    'flood-color': 'flood-opacity',
  }[paint]!;
  const isWhole = pick.chance(0.3) && paint !== 'stop-color';
  const value = pick.one([String(color.percent / 100), `${color.percent}%`]);
  const alpha = color.percent < 100 ? [isWhole ? 'opacity' : opacity, value] : undefined;
  const tag = paint === 'stop-color' ? 'stop' : paint === 'flood-color' ? 'feFlood' : 'path';
  const declarations = [[paint, hexOf(color)], ...(alpha ? [alpha] : [])];
  const title = `<title>${xml(color.name)}</title>`;
  const inAttributes = declarations.map(([key, text]) => `${key}="${text}"`).join(' ');
  const inCss = declarations.map(([key, text]) => `${key}:${text}`).join(';');
  return pick.one([
    () => `<${tag} ${inAttributes}>${title}</${tag}>`,
    () => `<${tag} style="${inCss}">${title}</${tag}>`,
    () => {
      rules.push(`.c${i} { ${inCss}; }`);
      return `<${tag} class="x c${i}" ${paint}="#998877">${title}</${tag}>`;
    },
  ])();
}

/** Files of LibreOffice, Scribus, Coolors, Corel, Tableau, QGIS and Office. */
export function programXml(pick: Picker): ProgramFile {
  const colors = pick.colors();
  const named = colors.map((color) => bare(color, { name: true }));
  const all = (write: (color: TrueColor, i: number) => string) => colors.map(write).join('\n');
  const comment = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- #aabbcc -->\n';
  return pick.one<() => ProgramFile>([
    () => ({
      text: `${comment}<office:color-table>${all((color) => `<draw:color draw:name="${xml(color.name)}" draw:color="${hexOf(color)}"/>`)}</office:color-table>`,
      colors: named,
    }),
    () => ({
      text: `${comment}<SCRIBUSCOLORS Name="Deep sea">${all((color) => `<COLOR NAME="${xml(color.name)}" RGB="${hexOf(color)}"/>`)}</SCRIBUSCOLORS>`,
      colors: named,
      title: 'Deep sea',
    }),
    () => ({
      text: `<palette>${all((color) => `<color name="${xml(color.name)}" hex="${hexOf(color).slice(1)}" r="1" g="2" b="3"/>`)}</palette>`,
      colors: named,
    }),
    () => ({
      text: `<?xml version='1.0'?>\n<workbook><preferences><color-palette name="Deep sea" type="regular">${all((color) => `<color>${hexOf(color)}</color>`)}</color-palette></preferences></workbook>`,
      colors: colors.map((color) => bare(color)),
      title: 'Deep sea',
    }),
    () => {
      const stops = colors
        .slice(1, -1)
        .map(
          ({ channels }, i) =>
            `0.${i + 1};${channels.join(',')},255${pick.one(['', ',rgb:0.1,0.2,0.3,1;rgb;ccw'])}`,
        );
      const options = { color1: colors[0]!, color2: colors.at(-1)! };
      const ends = Object.entries(options).map(
        ([key, { channels }]) =>
          `<Option type="QString" name="${key}" value="${channels.join(',')},255"/>`,
      );
      return {
        text: `<!DOCTYPE qgis_style>\n<qgis_style version="2"><colorramps><colorramp type="gradient" name="Deep sea"><Option type="Map">${ends.join('')}<Option name="stops" value="${stops.join(':')}"/></Option></colorramp></colorramps></qgis_style>`,
        colors: colors.map((color) => bare(color)),
        title: 'Deep sea',
      };
    },
    () => {
      const places = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4'];
      return {
        text: `${comment}<a:clrScheme name="Deep sea">${all((color, i) => `<a:${places[i]}><a:srgbClr val="${hexOf(color).slice(1).toUpperCase()}"/></a:${places[i]}>`)}</a:clrScheme>`,
        colors: colors.map((color, i) => ({ ...bare(color), name: places[i]! })),
        title: 'Deep sea',
      };
    },
  ])();
}

/** JSON as programs write it, with fields that are no colors. */
export function json(pick: Picker): ProgramFile {
  const colors = pick.colors(true);
  const text = (value: unknown) => JSON.stringify(value, null, pick.one([0, 2]));
  const channels = (color: TrueColor, scale: number) =>
    Object.fromEntries(['r', 'g', 'b'].map((key, i) => [key, color.channels[i]! / scale]));
  const full = { ...colors[0]!, channels: [255, 0, 7] as const, percent: 100 };
  const all = [full, ...colors];
  const name = 'Deep sea';
  return pick.one<() => ProgramFile>([
    () => ({
      text: text({
        name,
        colors: colors.map((color) => ({
          name: color.name,
          hex: hexOf(color),
          opacity: color.percent / 100,
          usage: 'tan',
        })),
      }),
      colors,
      title: name,
    }),
    () => ({
      text: text(
        all.map((color) => ({ name: color.name, ...channels(color, 1), a: color.percent / 100 })),
      ),
      colors: all,
    }),
    () => ({
      text: text(
        all.map((color) => ({
          name: color.name,
          ...channels(color, 255),
          alpha: color.percent / 100,
        })),
      ),
      colors: all,
    }),
    () => ({
      text: `// Theme #aabbcc\n{ // tan\n${colors.map((color, i) => `  "k${i}": "${hexOf(color)}", /* ${i} */`).join('\n')}\n}\n`,
      colors: colors.map((color, i) => ({ ...bare(color), name: `k${i}` })),
    }),
    () => ({
      text: text(all.map((color) => color.channels)),
      colors: all.map((color) => bare(color)),
    }),
    () => ({
      text: text(
        Object.fromEntries(
          colors.map((color, i) => [`k${i}`, hexOf(color).slice(1)]).concat([['kz', 'abcdef']]),
        ),
      ),
      colors: [
        ...colors.map((color, i) => ({ ...bare(color), name: `k${i}` })),
        { channels: [0xab, 0xcd, 0xef], percent: 100, name: 'kz' },
      ],
    }),
  ])();
}
