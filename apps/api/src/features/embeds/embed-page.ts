import { createHash } from 'node:crypto';

import { formatHex, parseHex, readableTextColor, toCssColor } from '@swatchwork/color';
import type { Palette } from '@swatchwork/contract';
import { htmlText } from '@swatchwork/formats';

type Shown = Pick<Palette, 'name' | 'colors' | 'slug'>;

/** A page for frames on other sites, and the policy that lets them show it. */
export type EmbedPage = { html: string; policy: string };

const FONT = 'Geist,Inter,system-ui,sans-serif';

/** As on the palette's page: large swatches within a rounded edge; a list where a swatch would be narrow. */
const layoutOf = (columns: number) => `:root{color-scheme:light dark;font:14px/1.4 ${FONT}}
body{margin:0;background:#fff;color:#111}
main{box-sizing:border-box;min-height:100vh;padding:1px;display:flex;flex-direction:column}
ul{flex:1;margin:0;padding:0;list-style:none;display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));grid-auto-rows:1fr;overflow:hidden;border-radius:10px;box-shadow:0 0 0 1px #8886}
li{display:flex;flex-direction:column;justify-content:flex-end;padding:.7rem .75rem;min-width:0;overflow-wrap:anywhere}
code{font:600 15px/1.4 "Geist Mono",ui-monospace,monospace}
h1{margin:0;font:600 16px/1.4 ${FONT}}
div{padding:.5rem .1rem 0;display:flex;align-items:baseline;justify-content:space-between;flex-wrap:wrap;gap:.1rem 1rem}
a{color:inherit;min-height:24px;overflow-wrap:anywhere;text-decoration-thickness:1px;text-underline-offset:3px}
a:focus-visible{outline:2px solid;outline-offset:2px}
@media (max-width:${columns * NARROWEST}px){ul{grid-template-columns:none}li{flex-direction:row;align-items:center;justify-content:space-between;gap:.75rem;padding:0 .75rem}code,li{font-size:13px;line-height:1.3}}
@media (prefers-color-scheme:dark){body{background:#111;color:#eee}}
`;

const IN_A_ROW = 5; // swatches
const NARROWEST = 84; // pixels of a swatch with its hex

/**
 * The colors of a palette with their values, and links to its page and to the site. No script.
 *
 * @param publicUrl The address of the site, without a closing slash.
 */
export function writeEmbedPage({ name, colors, slug }: Shown, publicUrl: string): EmbedPage {
  const entries = colors.map((color) =>
    typeof color === 'string'
      ? { hex: color, title: '', css: undefined }
      : { hex: color.hex, title: color.name, css: color.css },
  );
  const paints = entries.map(({ hex }, place) => {
    const ink = formatHex(readableTextColor(parseHex(hex)!));
    return `li:nth-child(${place + 1}){background:${hex};color:${ink}}\n`;
  });
  const wide = entries.flatMap(({ css: saved = '' }, place) => {
    const css = toCssColor(saved)?.css; // written by us, so that it cannot end the style
    return css ? [`@media (color-gamut:p3){li:nth-child(${place + 1}){background:${css}}}\n`] : [];
  });
  const items = entries.map(
    ({ hex, title }) =>
      `<li><code>${hex}</code>${title ? `<span>${htmlText(title)}</span>` : ''}</li>`,
  );
  const columns = entries.length > IN_A_ROW ? Math.ceil(entries.length / 2) : entries.length;
  const page = `${publicUrl}/palettes/${slug}`;
  return writePage(
    name,
    layoutOf(columns) + [...paints, ...wide].join(''),
    `<link rel="canonical" href="${htmlText(page)}">`,
    `<ul aria-label="Colors of ${htmlText(name)}">${items.join('')}</ul>
<div><h1>${linkTo(page, name)}</h1>${linkTo(publicUrl, 'Swatchwork')}</div>`,
  );
}

/** What a frame shows where there is no such public palette. */
export const missingPalette = (publicUrl: string): EmbedPage =>
  writePage(
    'No palette',
    layoutOf(1),
    '',
    `<div><h1>This palette does not exist or is not public.</h1>${linkTo(publicUrl, 'Swatchwork')}</div>`,
  );

const linkTo = (address: string, text: string) =>
  `<a href="${htmlText(address)}" target="_blank" rel="noopener">${htmlText(text)}</a>`;

function writePage(title: string, style: string, head: string, body: string): EmbedPage {
  const hash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
${head}
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
  return { html, policy };
}
